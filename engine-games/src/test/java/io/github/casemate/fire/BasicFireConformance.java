package io.github.casemate.fire;

import io.github.casemate.fire.box.FireVariants;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/** The Basic game for two keeps all laws of the kernel. */
class BasicFireConformance extends FireConformance {

    BasicFireConformance() {
        super(2, FireVariants.BASIC);
    }

    @Override
    protected Seq<String> mustOccur() {
        return List.of("LayBrick", "BrickLaid", "CardDrawn");
    }
}
