package io.github.casemate.siege;

import io.github.casemate.agenda.BrokenRuleException;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Ability;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.rules.ImperialBoard;
import io.github.casemate.siege.spi.RuleModule;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;

/** SET-1 to SET-4: the table before the first card is dealt. */
final class InitialTable {

    /** SET-2: what everybody's personal supply begins with. */
    private static final Stones PERSONAL = Stones.of(StoneColor.BLACK, StoneColor.WHITE);

    private InitialTable() {}

    static Table of(Ruleset ruleset) {
        Array<RuleModule> modules = ruleset.loaded();
        int seats = ruleset.seats();
        Array<Card> deck = ruleset.mainDeck();
        Array<Card> cards = numbered(deck.appendAll(ruleset.startingForts()));
        Array<Deck> decks = Array.of(Deck.of(Deck.MAIN, cards, CardSet.first(deck.size()), seats))
                .appendAll(ruleset.ownDecks().map(own -> {
                    Array<Card> ownCards = numbered(own._2());
                    return Deck.of(own._1(), ownCards, CardSet.first(ownCards.size()), seats);
                }));
        Table table = Table.of(ruleset.variants(), seats, stones(ruleset), decks);
        for (int seat = 0; seat < seats; seat++) {
            table = withStart(table, PlayerId.of(seat), cards.get(deck.size() + seat));
        }
        Map<String, String> owners = LinkedHashMap.empty();
        for (RuleModule module : modules) {
            requireOwnSlices(module, table, owners);
            table = module.layOut(table);
            for (String slice : table.slices().keySet()) {
                owners = owners.containsKey(slice) ? owners : owners.put(slice, module.id());
            }
        }
        return table.withAbilities(table.abilities().plusRules(rules(ruleset)));
    }

    /**
     * A slice belongs to one module. Whether another module takes it for its own shows when the slice is removed: such
     * a module adds it again. A module that only reads or changes it cannot.
     */
    private static void requireOwnSlices(RuleModule module, Table table, Map<String, String> owners) {
        for (Tuple2<String, String> slice : owners) {
            Table without = table.withSlices(table.slices().remove(slice._1()));
            boolean lays;
            try {
                lays = module.layOut(without).slices().containsKey(slice._1());
            } catch (BrokenRuleException needsIt) {
                lays = false;
            }
            if (lays) {
                throw new IllegalRulesetException(
                        "two rule modules have a slice '" + slice._1() + "': " + slice._2() + " and " + module.id());
            }
        }
    }

    /** The abilities that apply throughout the game. */
    static Array<Ability> rules(Ruleset ruleset) {
        return Array.<Ability>of(new ImperialBoard()).appendAll(ruleset.loaded().flatMap(RuleModule::rules));
    }

    /** SET-3, LAW-1: the stones of the game, wherever they lie. Those that modules add are among them (COQ-1). */
    static Stones stones(Ruleset ruleset) {
        int each = 5 + 2 * ruleset.seats();
        Stones all = Stones.NONE
                .plus(StoneColor.BLACK, each)
                .plus(StoneColor.WHITE, each)
                .plus(StoneColor.GRAY, each);
        for (RuleModule module : ruleset.loaded()) {
            all = all.plus(module.stones());
        }
        return all;
    }

    /** SET-1, SET-2: how many stones of a colour each seat begins with, given its Starting Fort. */
    static int handedOut(Card startingFort, StoneColor color) {
        return PERSONAL.count(color)
                + Array.range(0, startingFort.fortLayout().size())
                        .count(space -> startingFort.fortLayout().flag(space).contains(color));
    }

    private static Array<Card> numbered(Array<Card> cards) {
        return cards.zipWithIndex((card, number) -> card.withNumber(number));
    }

    /** SET-1, SET-2: a Starting Fort with its flag stones, and a black and a white stone, from the general supply. */
    private static Table withStart(Table table, PlayerId player, Card card) {
        Fort fort = Fort.of(card, player);
        Stones supply = table.supply().minus(PERSONAL);
        for (int space = 0; space < card.fortLayout().size(); space++) {
            for (StoneColor flag : card.fortLayout().flag(space)) {
                fort = fort.withWall(fort.wall().plus(space, flag));
                supply = supply.minus(flag, 1);
            }
        }
        return table.withSupply(supply).enter(fort).change(player, side -> side.withSupply(PERSONAL));
    }
}
