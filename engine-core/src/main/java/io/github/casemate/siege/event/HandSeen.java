package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;

/**
 * A player looked at a hand.
 *
 * @param deck the deck's id
 * @param observer who looked
 * @param player whose hand it is
 * @param cards the cards in it
 */
public record HandSeen(String deck, PlayerId observer, PlayerId player, Pile cards) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.changeDeck(deck, d -> d.look(observer, player, cards));
    }

    @Override
    public Event<Table> redact(PlayerId hearer) {
        return hearer.equals(observer) || hearer.equals(player)
                ? this
                : new HandSeen(deck, observer, player, cards.allHidden());
    }

    @Override
    public boolean reveals() {
        return true;
    }
}
