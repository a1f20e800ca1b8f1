package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;

/**
 * Cards went from the deck to a hand; the other players see only how many.
 *
 * @param deck the deck's id
 * @param player who drew
 * @param cards the cards
 */
public record CardsDrawn(String deck, PlayerId player, Pile cards) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.changeDeck(deck, d -> d.draw(player, cards));
    }

    @Override
    public Event<Table> redact(PlayerId hearer) {
        return hearer.equals(player) ? this : new CardsDrawn(deck, player, cards.allHidden());
    }

    @Override
    public boolean reveals() {
        return true;
    }
}
