package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Deck;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.Table;

/**
 * FRT-1: a fort card was played; its stones follow.
 *
 * @param player who built it
 * @param card the fort
 */
public record FortBuilt(PlayerId player, Card card) implements Event<Table>, Noteworthy {

    @Override
    public Table evolve(Table table) {
        return table.changeDeck(Deck.MAIN, d -> d.show(player, card)).enter(Fort.of(card, player));
    }

    @Override
    public String label() {
        return card.name();
    }
}
