package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;

/**
 * DRW-1: one of the cards just drawn was given to another player, face down.
 *
 * @param deck the deck's id
 * @param from who gave it
 * @param to who got it
 * @param card the card
 */
public record CardGiven(String deck, PlayerId from, PlayerId to, Pile card) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.changeDeck(deck, d -> d.give(from, to, card));
    }

    @Override
    public Event<Table> redact(PlayerId hearer) {
        return hearer.equals(from) || hearer.equals(to) ? this : new CardGiven(deck, from, to, card.allHidden());
    }
}
