package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.CardSet;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;

/**
 * DRW-2, RUL-30: the discard pile was shuffled into a new deck.
 *
 * @param deck the deck's id
 * @param cards the cards of the discard pile
 * @param inHands the cards that are in hands or laid aside, which everybody can work out
 */
public record DeckRefilled(String deck, Pile cards, CardSet inHands) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.changeDeck(deck, d -> d.refill(cards, inHands));
    }

    @Override
    public Event<Table> redact(PlayerId hearer) {
        return new DeckRefilled(deck, cards.allHidden(), inHands);
    }
}
