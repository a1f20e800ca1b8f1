package io.github.casemate.siege;

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
import io.vavr.collection.Array;

/** SET-1 to SET-4: the table before the first card is dealt. */
final class TableLayout {

    /** SET-3: what the general supply begins with, whatever the number of players. */
    private static final int SUPPLY = 5;

    private TableLayout() {}

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
        Table table = Table.of(ruleset.variants(), seats, supply(), decks);
        for (int seat = 0; seat < seats; seat++) {
            table = withStart(table, PlayerId.of(seat), cards.get(deck.size() + seat));
        }
        for (RuleModule module : modules) {
            table = module.layOut(table);
        }
        return table.withAbilities(table.abilities().plusRules(rules(ruleset)));
    }

    /** The abilities that hold throughout the game. */
    static Array<Ability> rules(Ruleset ruleset) {
        return Array.<Ability>of(new ImperialBoard()).appendAll(ruleset.loaded().flatMap(RuleModule::rules));
    }

    private static Array<Card> numbered(Array<Card> cards) {
        return cards.zipWithIndex((card, number) -> card.withNumber(number));
    }

    private static Stones supply() {
        return Stones.NONE
                .plus(StoneColor.BLACK, SUPPLY)
                .plus(StoneColor.WHITE, SUPPLY)
                .plus(StoneColor.GRAY, SUPPLY);
    }

    /** SET-1, SET-2: a Starting Fort with its flag stones, and a black and a white stone. */
    private static Table withStart(Table table, PlayerId player, Card card) {
        Fort fort = Fort.of(card, player);
        for (int space = 0; space < card.ground().size(); space++) {
            for (StoneColor flag : card.ground().flag(space)) {
                fort = fort.withWall(fort.wall().plus(space, flag));
            }
        }
        return table.enter(fort).change(player, side -> side.withSupply(Stones.of(StoneColor.BLACK, StoneColor.WHITE)));
    }
}
