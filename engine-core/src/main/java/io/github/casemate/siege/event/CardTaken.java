package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;

/**
 * A card was taken from another hand, face down.
 *
 * @param deck the deck's id
 * @param from who lost it
 * @param to who got it
 * @param card the card
 */
public record CardTaken(String deck, PlayerId from, PlayerId to, Pile card) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.changeDeck(deck, d -> d.take(from, to, card));
    }

    @Override
    public Event<Table> redact(PlayerId hearer) {
        return hearer.equals(from) || hearer.equals(to) ? this : new CardTaken(deck, from, to, card.allHidden());
    }

    @Override
    public boolean reveals() {
        return true;
    }
}
