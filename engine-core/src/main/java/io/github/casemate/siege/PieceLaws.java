package io.github.casemate.siege;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.spi.RuleModule.Census;
import io.github.casemate.siege.table.BuiltCard;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** LAW-1, LAW-2, LAW-3: no stone, colonist or card is lost, and none is there twice. */
final class PieceLaws {

    private final Stones all;
    private final Table table;
    private final Array<Census> own;
    private final Problems found;

    private PieceLaws(IslandSiege game, Table table, Problems found) {
        this.all = InitialTable.stones(game.ruleset());
        this.table = table;
        this.own = game.ruleset().loaded().map(module -> module.census(table));
        this.found = found;
    }

    static void check(IslandSiege game, Table table, Problems found) {
        PieceLaws laws = new PieceLaws(game, table, found);
        laws.stones();
        laws.colonists();
        laws.cards();
    }

    private void stones() {
        for (StoneColor color : StoneColor.values()) {
            int expected = all.count(color);
            int counted = stones(table, own, color);
            found.require(
                    counted == expected,
                    "LAW-1",
                    "supply",
                    () -> "there are " + counted + " " + color + " stones instead of " + expected);
        }
    }

    private static int stones(Table table, Array<Census> own, StoneColor color) {
        int sum = table.supply().count(color);
        for (PlayerState side : table.players()) {
            sum += side.supply().count(color);
            for (Fort fort : side.forts()) {
                sum += fort.wall().count(color);
            }
        }
        for (Census census : own) {
            sum += census.stones().count(color);
        }
        return sum;
    }

    private void colonists() {
        for (PlayerState side : table.players()) {
            PlayerId player = side.id();
            int sum = side.home();
            for (PlayerState other : table.players()) {
                for (Fort fort : other.forts()) {
                    sum += fort.crew().count(player);
                    sum += count(fort.buildings(), player);
                }
                sum += count(other.ships(), player);
            }
            for (Census census : own) {
                sum += census.colonists().count(player);
            }
            int all = sum;
            found.require(
                    sum == PlayerState.COLONISTS && side.home() >= 0 && side.home() <= PlayerState.COLONISTS,
                    "LAW-2",
                    "players[" + player.index() + "].home",
                    () -> player + " has " + all + " colonists instead of " + PlayerState.COLONISTS);
        }
    }

    private static int count(Array<BuiltCard> posts, PlayerId player) {
        int sum = 0;
        for (BuiltCard post : posts) {
            sum += post.crew().count(player);
        }
        return sum;
    }

    private void cards() {
        for (int place = 0; place < table.decks().size(); place++) {
            Deck deck = table.decks().get(place);
            String field = "decks[" + place + "]";
            CardSet seen = CardSet.NONE;
            for (CardSet set : places(deck, place == 0)) {
                CardSet twice = seen.and(set);
                found.require(
                        twice.isEmpty(),
                        "LAW-3",
                        field,
                        () -> "cards are in two places: " + deck.cards(twice.and(all(deck))));
                seen = seen.plus(set);
            }
            CardSet missing = all(deck).minus(seen);
            found.require(missing.isEmpty(), "LAW-3", field, () -> "cards are missing: " + deck.cards(missing));
            found.require(
                    all(deck).containsAll(seen), "LAW-3", field, () -> "there are cards that the deck does not have");
        }
    }

    private List<CardSet> places(Deck deck, boolean main) {
        List<CardSet> sets = new ArrayList<>();
        sets.add(deck.undrawn().known());
        sets.add(deck.discard());
        sets.add(deck.removed());
        deck.hands().map(Pile::known).forEach(sets::add);
        deck.setAside().map(Pile::known).forEach(sets::add);
        for (Card card : table.inPlay()) {
            if (deck.owns(card)) {
                sets.add(CardSet.of(card));
            }
        }
        if (main) {
            own.map(Census::cards).forEach(sets::add);
        }
        return sets;
    }

    private static CardSet all(Deck deck) {
        return CardSet.first(deck.cards().size());
    }
}
