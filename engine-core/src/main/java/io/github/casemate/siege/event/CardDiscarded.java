package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;

/**
 * A card went from a hand to the discard pile, face up.
 *
 * @param deck the deck's id
 * @param player who had it
 * @param card the card
 */
public record CardDiscarded(String deck, PlayerId player, Card card) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.changeDeck(deck, d -> d.show(player, card).discard(card));
    }

    @Override
    public boolean reveals() {
        return true;
    }
}
