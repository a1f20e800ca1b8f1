package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.Noteworthy;
import io.github.casemate.siege.table.Table;

/**
 * CAP-1: a captain card was shown and went to the captain discard pile; what it does follows.
 *
 * @param player who played it
 * @param card the card
 */
public record CaptainPlayed(PlayerId player, Card card) implements Event<Table>, Noteworthy {

    @Override
    public Table evolve(Table table) {
        return table.changeDeck(
                        CaptainsModule.DECK, deck -> deck.show(player, card).discard(card))
                .withSlice(CaptainsLog.KEY, table.slice(CaptainsLog.KEY).played(card));
    }

    @Override
    public String label() {
        return card.name();
    }
}
