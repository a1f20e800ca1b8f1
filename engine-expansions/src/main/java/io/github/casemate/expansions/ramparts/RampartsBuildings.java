package io.github.casemate.expansions.ramparts;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Origin;
import io.github.casemate.siege.box.StoneColor;
import io.vavr.collection.Array;

/**
 * The eight buildings of Ramparts. No source prints their abilities, so these are ours; the name and the numbers of
 * Chapel are printed. The wording is ours throughout.
 */
final class RampartsBuildings {

    private static final Array<Card> ALL = Array.of(
            Card.building("chapel", "Chapel", 3, 3, StoneColor.BLACK, new SavesColonists(), new WelcomesColonists())
                    .withText(
                            "Opponents send none of your colonists home, unless they destroy the card these stand on. No opponent keeps colonists away from your forts."),
            Card.building("quarry", "Quarry", 1, 1, StoneColor.GRAY, new StoneForEmptySupply(StoneColor.GRAY))
                    .withText("If your personal supply is empty when your Action phase begins, take a gray stone."),
            Card.building("shipyard", "Shipyard", 2, 2, StoneColor.WHITE, new ShipsScore(1))
                    .withText("Ships that you build score one more coin."),
            Card.building("customs-house", "Customs House", 2, 2, StoneColor.WHITE, new CoinsForGift(1))
                    .withText("When an opponent gives you a card in the Draw action, score a coin."),
            Card.building(
                            "powder-magazine",
                            "Powder Magazine",
                            1,
                            1,
                            StoneColor.GRAY,
                            new ResultsForColonist(Face.TARGET, 3))
                    .withText(
                            "When you attack a fort and rolling is over, the colonist from here may go home for three more Target results."),
            Card.building("tavern", "Tavern", 1, 1, StoneColor.GRAY, new ChangesResult(1))
                    .withText("One Leadership: another result that is not spent becomes Black, White or Gray."),
            Card.building("stonemasons-guild", "Stonemasons' Guild", 2, 2, StoneColor.WHITE, new StonesWhenBuilt(2))
                    .withText(
                            "When built, you may put up to two stones of your personal supply on empty spaces of this fort for a coin each."),
            Card.building("town-hall", "Town Hall", 3, 3, StoneColor.BLACK, new OpponentsNeedMoreCoins(3))
                    .withText("An economic victory takes your opponents 23 coins."));

    private RampartsBuildings() {}

    /** All of them, Chapel first. */
    static Array<Card> all() {
        return ALL.map(card -> card.withOrigin(Origin.RECONSTRUCTED)
                .withRepairOrigin(card.id().equals("chapel") ? Origin.PRINTED : Origin.RECONSTRUCTED));
    }
}
