package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;

/**
 * ATK-11, ATK-13: a card left play and went to the discard pile.
 *
 * @param player whose card
 * @param card the card
 */
public record CardDestroyed(PlayerId player, Card card) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.leave(card).changeDeck(Deck.MAIN, d -> d.discard(card));
    }
}
