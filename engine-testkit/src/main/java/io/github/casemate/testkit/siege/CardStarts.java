package io.github.casemate.testkit.siege;

import io.github.casemate.agenda.GameState;
import io.github.casemate.siege.Catalog;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;
import io.github.casemate.testkit.Start;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Prepared starts for rule modules: one for each of its cards, on the table of the first player. Random players seldom
 * build a certain card, and then seldom come into the situation in which it does something. Here there is a ship to sink, a fort
 * to attack, a building to lose and a hand to give away from.
 */
public final class CardStarts {

    private static final Array<String> SHIPS = Array.of("raven", "victory");
    private static final Array<String> HANDS = Array.of("armory", "dominica", "cove-outpost", "prison");

    private CardStarts() {}

    /**
     * {@return a start for each card of a module: a fort, building or ship is in play, any other card in the hand}
     *
     * @param game a game for two or more with the base cards and the module
     * @param module the id of the module
     */
    public static Seq<Start<GameState<Table>>> of(IslandSiege game, String module) {
        return Catalog.shipped(module).all().map(card -> new Start<>("with " + card.id(), state(game, card)));
    }

    private static GameState<Table> state(IslandSiege game, Card card) {
        return Scene.of(game)
                .player(1, side -> with(card, side.startingFort(2, "WGGB")).ship(SHIPS.get(0)))
                .player(
                        2,
                        side -> side.supply("BW")
                                .startingFort(2, "W.GB")
                                .building("academy")
                                .ship(SHIPS.get(1))
                                .hand(HANDS.get(0), HANDS.get(1)))
                .player(1, side -> side.hand(HANDS.get(2), HANDS.get(3)))
                .actionOf(1)
                .state();
    }

    private static Side with(Card card, Side side) {
        return switch (card.type()) {
            case FORT -> side.fort(card.id(), Math.min(2, card.slots()), wall(card));
            case BUILDING -> side.building(card.id());
            case SHIP -> side.ship(card.id());
            case ORDER -> side.hand(card.id());
        };
    }

    /** Flag spaces have their stones; the others are empty. */
    private static String[] wall(Card card) {
        return card.fortLayout().rows().toJavaArray(String[]::new);
    }
}
