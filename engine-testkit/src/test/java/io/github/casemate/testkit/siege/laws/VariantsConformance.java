package io.github.casemate.testkit.siege.laws;

import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.box.Variants;

class VariantsConformance extends SiegeConformance {

    VariantsConformance() {
        super(Ruleset.secondEdition(3).withVariants(new Variants(true, true, true, 25)));
    }
}
