package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.box.Parameter;
import io.github.casemate.siege.event.CardGiven;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * RUL-65: when an opponent gives the owner a card in a Draw action, the owner scores.
 *
 * @param coins how many coins
 */
public record CoinsForGift(int coins) implements Trigger<CardGiven> {

    /**
     * Refuses numbers that make no sense.
     *
     * @param coins how many coins
     * @throws IllegalArgumentException if there is no coin
     */
    public CoinsForGift {
        Parameter.atLeast(1, coins, "coins");
    }

    @Override
    public Class<CardGiven> about() {
        return CardGiven.class;
    }

    @Override
    public Seq<Step<Table>> react(CardGiven event, Source source, Table table) {
        return source.isOf(event.to()) && event.deck().equals(Deck.MAIN)
                ? Array.of(new ScoreCoins(event.to(), coins))
                : Array.empty();
    }
}
