package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;

/**
 * RUL-31: a card left play and the game.
 *
 * @param player whose card
 * @param card the card
 */
public record CardRemoved(PlayerId player, Card card) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.leave(card).changeDeck(Deck.MAIN, d -> d.remove(card));
    }
}
