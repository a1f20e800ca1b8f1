package io.github.casemate.expansions.invented;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.box.Layout;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.cards.AddsResult;
import io.github.casemate.siege.cards.ScoresCoin;
import io.vavr.collection.Array;

/** The cards of Flotsam: four for the main deck, and the bottles. */
public final class FlotsamCards {

    static final Array<Card> MAIN = Array.of(
            Card.building("harbor-seals", "Harbor Seals", 2, 1, StoneColor.WHITE, new NeedsFewerCoins(2))
                    .withText("You need two coins fewer for an economic victory."),
            Card.building("beach-hut", "Beach Hut", 1, 1, StoneColor.GRAY, new FindsMore(1))
                    .withText("After each of your attacks you find one more bottle."),
            Card.fort("coral-stronghold", "Coral Stronghold", Layout.of("G..", "~.~"), 3, new KeepsBottles())
                    .withText("Nobody finds a bottle after an attack on this fort while it stands."),
            Card.ship("gull", "Gull", 2, 2, new CombsInstead())
                    .withText("Instead of reinforcing you may take a stone from the shore."));

    static final Array<Card> BOTTLES = Array.of(
            Card.order("treasure-map", "Treasure Map", 1, new ScoresCoin(1, 2))
                    .withText("One Leadership: score two coins."),
            Card.order("tide-table", "Tide Table", 1, new AddsResult(1, Face.WHITE))
                    .withText("One Leadership: one more White result."),
            Card.order("gunners-notes", "Gunner's Notes", 1, new AddsResult(1, Face.TARGET))
                    .withText("One Leadership: one more Target result."),
            Card.order("storm-warning", "Storm Warning", 1, new StirsTheSea(1))
                    .withText("One Leadership: a gray stone washes ashore."));

    private FlotsamCards() {}
}
