package io.github.casemate.expansions.ramparts;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Origin;
import io.vavr.collection.Array;

/** The four ships of Ramparts, reconstructed. */
final class RampartsShips {

    private static final Array<Card> ALL = Array.of(
            Card.ship("albatross", "Albatross", 2, 3, new MoreRerolls(1))
                    .withText("Each of your attacks has one more re-roll."),
            Card.ship("santa-elena", "Santa Elena", 4, 5, new MoreRerolls(1), new TakesStone(1))
                    .withText(
                            "Each of your attacks has one more re-roll. One Leadership: take a black, white or gray stone from the general supply."),
            Card.ship("corsair", "Corsair", 3, 4, new PlundersStone(1))
                    .withText("One Leadership: take a stone of your choice from the defender's personal supply."),
            Card.ship("leviathan", "Leviathan", 4, 5, new RazesBuilding(2))
                    .withText("Two Leadership: destroy a building below the defending fort."));

    private RampartsShips() {}

    /** All of them, Albatross first. */
    static Array<Card> all() {
        return ALL.map(card -> card.withOrigin(Origin.RECONSTRUCTED).withRepairOrigin(Origin.RECONSTRUCTED));
    }
}
