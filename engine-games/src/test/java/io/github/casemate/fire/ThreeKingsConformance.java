package io.github.casemate.fire;

import io.github.casemate.fire.box.FireVariants;

/** The game for three keeps all laws of the kernel. */
class ThreeKingsConformance extends FireConformance {

    ThreeKingsConformance() {
        super(3, FireVariants.ADVANCED);
    }
}
