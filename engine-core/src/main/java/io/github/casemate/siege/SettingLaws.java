package io.github.casemate.siege;

import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.RuleModule;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;
import io.vavr.Tuple2;
import io.vavr.collection.Array;

/** SET-1 to SET-8: whether this is a table of the game at all, with its seats, its decks and its modules' slices. */
final class SettingLaws {

    private final Array<RuleModule> modules;
    private final Table layout;
    private final Table table;
    private final Problems found;

    private SettingLaws(IslandSiege game, Table table, Problems found) {
        this.modules = game.ruleset().loaded();
        this.layout = game.initialTable();
        this.table = table;
        this.found = found;
    }

    /** The other laws rely on what is checked here; if anything is found, they cannot be checked. */
    static void check(IslandSiege game, Table table, Problems found) {
        SettingLaws laws = new SettingLaws(game, table, found);
        laws.seats();
        laws.decks();
        laws.slices();
        if (found.isEmpty()) {
            laws.modules();
        }
    }

    private void seats() {
        int seats = layout.players().size();
        found.require(table.variants().equals(layout.variants()), "SET-8", "", () -> "not the variants of this game");
        found.require(
                table.players().size() == seats,
                "SET-8",
                "players",
                () -> "there are " + table.players().size() + " seats instead of " + seats);
        for (int seat = 0; seat < table.players().size(); seat++) {
            int place = seat;
            found.require(
                    table.players().get(seat).id().index() == seat,
                    "SET-8",
                    () -> "players[" + place + "].id",
                    () -> "this is the seat of another player");
        }
        found.require(table.active().index() < seats, "SET-8", "active", () -> "there is no player " + table.active());
    }

    private void decks() {
        found.require(
                table.decks().map(Deck::id).equals(layout.decks().map(Deck::id)),
                "SET-4",
                "decks",
                () -> "the decks are not " + layout.decks().map(Deck::id));
        if (!found.isEmpty()) {
            return;
        }
        int seats = layout.players().size();
        for (int place = 0; place < layout.decks().size(); place++) {
            Deck deck = table.decks().get(place);
            String field = "decks[" + place + "]";
            found.require(
                    deck.cards().equals(layout.decks().get(place).cards()),
                    "SET-4",
                    field,
                    () -> "the deck does not have the cards of this game");
            found.require(deck.hands().size() == seats, "SET-4", field + ".hands", () -> "not every player has a hand");
            found.require(
                    deck.setAside().size() == seats,
                    "SET-4",
                    field + ".setAside",
                    () -> "not every player has a place for cards set aside");
            found.require(
                    deck.known().size() == seats,
                    "SET-4",
                    field + ".known",
                    () -> "it does not say for every player which cards they know");
        }
    }

    private void slices() {
        for (Tuple2<String, Object> slice : layout.slices()) {
            found.require(
                    table.slices()
                            .get(slice._1())
                            .exists(value -> value.getClass() == slice._2().getClass()),
                    "SET-1",
                    () -> field(slice._1()),
                    () -> "a slice is missing or has the wrong type");
        }
        for (Tuple2<String, Object> slice : table.slices()) {
            found.require(
                    layout.slices().containsKey(slice._1()),
                    "SET-1",
                    "slices",
                    () -> "no module of this game has the slice '" + slice._1() + "'");
        }
    }

    private void modules() {
        for (RuleModule module : modules) {
            for (Problem problem : module.validate(table)) {
                found.require(false, "SET-1", problem.field(), problem::sentence);
            }
        }
    }

    private static String field(String key) {
        return "slices." + key;
    }
}
