package io.github.casemate.fire;

import io.github.casemate.fire.box.FireVariants;

/** The Advanced game for two, with all variants, keeps all laws of the kernel. */
class AdvancedFireConformance extends FireConformance {

    AdvancedFireConformance() {
        super(2, new FireVariants(true, 6, 40, true, 2, true, true, 5));
    }
}
