package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Pile;
import io.github.casemate.siege.table.Table;

/**
 * SET-5: a player has chosen the card to pass and laid it aside, face down.
 *
 * @param deck the deck's id
 * @param player who chose
 * @param card the card
 */
public record CardSetAside(String deck, PlayerId player, Pile card) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.changeDeck(deck, d -> d.layAside(player, card));
    }

    @Override
    public Event<Table> redact(PlayerId hearer) {
        return hearer.equals(player) ? this : new CardSetAside(deck, player, card.allHidden());
    }
}
