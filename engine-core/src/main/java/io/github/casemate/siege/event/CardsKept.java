package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;

/**
 * It is settled which of the cards just drawn are kept.
 *
 * @param deck the deck's id
 * @param player who drew
 */
public record CardsKept(String deck, PlayerId player) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.changeDeck(deck, Deck::keep);
    }
}
