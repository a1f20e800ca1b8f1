package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Table;

/**
 * A card left play and went back to its owner's hand, in sight of everybody.
 *
 * @param player whose card
 * @param card the card
 */
public record CardReturned(PlayerId player, Card card) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.leave(card).changeDeck(Deck.MAIN, d -> d.takeUp(player, card));
    }
}
