package com.example.starter;

import io.github.casemate.testkit.siege.IslandSiegeConformance;

/** All laws of Island Siege, over many games by the rules of the variant: no piece is lost, no secret is told, ... */
class VariantConformance extends IslandSiegeConformance {

    VariantConformance() {
        super(Variant.RULES);
    }
}
