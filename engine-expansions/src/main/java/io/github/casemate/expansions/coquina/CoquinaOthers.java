package io.github.casemate.expansions.coquina;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Origin;
import io.github.casemate.siege.box.StoneColor;
import io.vavr.collection.Array;

/** The buildings and the ship of Coquina, reconstructed. The wording is ours. */
final class CoquinaOthers {

    private static final Array<Card> ALL = Array.of(
            Card.building("lookout-point", "Lookout Point", 2, 2, StoneColor.PINK, new DrawsWhenAttacked(1))
                    .withText("Whenever a fort of yours is attacked, draw a card."),
            Card.building("explorer-headquarters", "Explorer Headquarters", 3, 3, StoneColor.PINK, new MovesColonist())
                    .withText(
                            "After your Colonize phase a colonist may move from one of your forts to another with an empty space."),
            Card.ship("barbary-ape", "Barbary Ape", 3, 4, new TakesCard(1))
                    .withText("One Leadership: take a card at random from the defender's hand."));

    private CoquinaOthers() {}

    /** All of them, Lookout Point first. */
    static Array<Card> all() {
        return ALL.map(card -> card.withOrigin(Origin.RECONSTRUCTED).withRepairOrigin(Origin.RECONSTRUCTED));
    }
}
