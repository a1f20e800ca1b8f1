package io.github.casemate.siege;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.spi.Misfit;
import io.github.casemate.siege.spi.RuleModule;
import io.github.casemate.siege.table.Crew;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.InPlay;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * What holds for every table of a game: nothing is lost, nothing is there twice, nothing stands where it cannot. A
 * table that breaks a law was not reached by playing; one that keeps them all may still not be reachable.
 */
public final class Laws {

    /**
     * A broken law.
     *
     * @param law its id
     * @param field what is wrong, as a path such as {@code players[0].home}
     * @param sentence what is wrong, for people
     */
    public record Violation(String law, String field, String sentence) {}

    private final Array<RuleModule> modules;
    private final Table layout;
    private final List<Violation> found = new ArrayList<>();

    private Laws(IslandSiege game) {
        this.modules = game.ruleset().loaded();
        this.layout = game.layout();
    }

    /**
     * Checks a full table against LAW-1, LAW-2, LAW-3 and LAW-11.
     *
     * @param game the game it is a table of
     * @param table the table, without holes
     * @return the broken laws; none if all is well
     */
    public static Seq<Violation> violations(IslandSiege game, Table table) {
        Laws laws = new Laws(game);
        laws.stones(table);
        laws.colonists(table);
        laws.cards(table);
        laws.places(table);
        return Array.ofAll(laws.found);
    }

    /** The table with the index of abilities that follows from its cards. */
    static Table indexed(IslandSiege game, Table table) {
        return table.withAbilities(table.indexAnew(TableLayout.rules(game.ruleset())));
    }

    /** A misfit of a part of the state, by the field of the part. */
    static Violation violation(String law, String part, Misfit misfit) {
        return new Violation(law, misfit.field().isEmpty() ? part : part + "." + misfit.field(), misfit.sentence());
    }

    private void stones(Table table) {
        for (StoneColor color : StoneColor.values()) {
            int expected = stones(layout, color);
            int counted = stones(table, color);
            require(
                    counted == expected,
                    "LAW-1",
                    "supply",
                    () -> "there are " + counted + " " + color + " stones instead of " + expected);
        }
    }

    private int stones(Table table, StoneColor color) {
        int sum = table.supply().count(color);
        for (PlayerState side : table.players()) {
            sum += side.supply().count(color);
            for (Fort fort : side.forts()) {
                sum += fort.wall().count(color);
            }
        }
        for (RuleModule module : modules) {
            Stones own = module.census(table).stones();
            sum += own.count(color);
        }
        return sum;
    }

    private void colonists(Table table) {
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
            for (RuleModule module : modules) {
                Crew own = module.census(table).colonists();
                sum += own.count(player);
            }
            int all = sum;
            require(
                    sum == PlayerState.COLONISTS && side.home() >= 0,
                    "LAW-2",
                    "players[" + player.index() + "].home",
                    () -> player + " has " + all + " colonists instead of " + PlayerState.COLONISTS);
        }
    }

    private static int count(Array<InPlay> posts, PlayerId player) {
        int sum = 0;
        for (InPlay post : posts) {
            sum += post.crew().count(player);
        }
        return sum;
    }

    private void cards(Table table) {
        for (int place = 0; place < table.decks().size(); place++) {
            Deck deck = table.decks().get(place);
            String field = "decks[" + place + "]";
            List<CardSet> sets = new ArrayList<>();
            sets.add(deck.undrawn().known());
            sets.add(deck.discard());
            sets.add(deck.removed());
            deck.hands().map(Pile::known).forEach(sets::add);
            deck.aside().map(Pile::known).forEach(sets::add);
            for (Card card : table.inPlay()) {
                if (deck.owns(card)) {
                    sets.add(CardSet.of(card));
                } else {
                    require(
                            table.decks().exists(other -> other.owns(card)),
                            "LAW-3",
                            field,
                            () -> card + " is of no deck");
                }
            }
            if (place == 0) {
                modules.map(module -> module.census(table).cards()).forEach(sets::add);
            }
            CardSet seen = CardSet.NONE;
            for (CardSet set : sets) {
                CardSet twice = seen.and(set);
                require(
                        twice.isEmpty(),
                        "LAW-3",
                        field,
                        () -> "cards are in two places: " + deck.cards(twice.and(all(deck))));
                seen = seen.plus(set);
            }
            CardSet missing = all(deck).minus(seen);
            require(missing.isEmpty(), "LAW-3", field, () -> "cards are nowhere: " + deck.cards(missing));
            require(all(deck).containsAll(seen), "LAW-3", field, () -> "there are cards that the deck does not have");
        }
    }

    private static CardSet all(Deck deck) {
        return CardSet.first(deck.cards().size());
    }

    private void places(Table table) {
        for (PlayerState side : table.players()) {
            for (int place = 0; place < side.forts().size(); place++) {
                Fort fort = side.forts().get(place);
                String field = "players[" + side.id().index() + "].forts[" + place + "]";
                int spaces = fort.card().ground().size();
                require(
                        Integer.bitCount(fort.wall().mask()) == fort.stones()
                                && fort.wall().mask() >>> spaces == 0,
                        "LAW-11",
                        field + ".wall",
                        () -> "a stone of " + fort.card() + " stands on another or outside");
                require(
                        fort.room() >= 0,
                        "LAW-11",
                        field + ".crew",
                        () -> "there are too many colonists on " + fort.card());
                require(
                        !fort.fleet().contains(side.id()),
                        "LAW-11",
                        field + ".fleet",
                        () -> "the fleet of " + side.id() + " lies at a fort of its own");
                require(
                        fort.owner().equals(side.id()),
                        "LAW-11",
                        field + ".owner",
                        () -> fort.card() + " is somebody else's");
            }
        }
        for (PlayerState side : table.players()) {
            int fleets = table.players()
                    .flatMap(PlayerState::forts)
                    .count(fort -> fort.fleet().contains(side.id()));
            require(
                    fleets <= 1,
                    "LAW-11",
                    "players[" + side.id().index() + "]",
                    () -> "the fleet of " + side.id() + " lies in " + fleets + " places");
        }
    }

    private void require(boolean holds, String law, String field, Supplier<String> sentence) {
        if (!holds) {
            found.add(new Violation(law, field, sentence.get()));
        }
    }
}
