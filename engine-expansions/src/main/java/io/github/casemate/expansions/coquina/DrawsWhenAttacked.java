package io.github.casemate.expansions.coquina;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.box.Parameter;
import io.github.casemate.siege.event.FortAttacked;
import io.github.casemate.siege.rules.Draw;
import io.github.casemate.siege.rules.KeepCards;
import io.github.casemate.siege.spi.Trigger;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * RUL-74: whenever a fort of the owner is attacked, the owner draws from the main deck.
 *
 * @param cards how many cards
 */
public record DrawsWhenAttacked(int cards) implements Trigger<FortAttacked> {

    /**
     * Refuses numbers that make no sense.
     *
     * @param cards how many cards
     * @throws IllegalArgumentException if the number of cards is below one
     */
    public DrawsWhenAttacked {
        Parameter.atLeast(1, cards, "cards");
    }

    @Override
    public Class<FortAttacked> about() {
        return FortAttacked.class;
    }

    @Override
    public Seq<Step<Table>> react(FortAttacked event, Source source, Table table) {
        return source.isOf(event.defender())
                ? Array.of(new Draw(Deck.MAIN, event.defender(), cards), new KeepCards(Deck.MAIN, event.defender()))
                : Array.empty();
    }
}
