package io.github.casemate.expansions.coquina;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.Origin;
import io.vavr.collection.Array;

/**
 * COQ-1: the forts of Coquina, whose flags are pink. No source prints them; they are a reconstruction, and the wording
 * is ours.
 */
public final class CoquinaForts {

    private static final Array<Card> FORTS = Array.of(
                    Card.fort("decoy-fortress", "Decoy Fortress", Layout.of(".P.", "~.~"), 3, new DrawsAttacks())
                            .withText(
                                    "Whoever attacks you must attack this fort, unless a third player's fleet lies here."),
                    Card.fort(
                                    "peninsula-fort",
                                    "Peninsula Fort",
                                    Layout.of("P..", "..~"),
                                    4,
                                    new SecondWaveFellsAtMost(1))
                            .withText("A second wave fells one stone of this fort and no more."),
                    Card.fort("safe-harbor", "Safe Harbor", Layout.of("~P", ".."), 4, new ShipsAreSafe())
                            .withText("Your ships cannot be destroyed."))
            .map(card -> card.withOrigin(Origin.RECONSTRUCTED));

    private CoquinaForts() {}

    /** {@return all forts of the expansion} */
    public static Array<Card> all() {
        return FORTS;
    }

    /** What the abilities of these forts add to the records of the game. */
    static Array<Class<?>> types() {
        return Array.of(DrawsAttacks.class, SecondWaveFellsAtMost.class, ShipsAreSafe.class);
    }
}
