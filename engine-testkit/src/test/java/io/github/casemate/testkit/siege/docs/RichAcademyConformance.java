package io.github.casemate.testkit.siege.docs;

import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.testkit.siege.IslandSiegeConformance;

/** The laws on a game with a changed card, as the guide to testing variants shows it. */
class RichAcademyConformance extends IslandSiegeConformance {

    RichAcademyConformance() {
        super(Ruleset.secondEdition(2).with(richer(Catalog.shipped("base"))).withTurnLimit(12));
    }

    private static Catalog richer(Catalog base) {
        return base.withCards(base.cards().map(card -> card.id().equals("academy") ? card.withCoins(4) : card));
    }
}
