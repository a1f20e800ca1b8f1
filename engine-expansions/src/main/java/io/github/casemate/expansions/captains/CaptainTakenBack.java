package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;

/**
 * A captain card that had just been played went back to the hand, in sight of everybody.
 *
 * @param player who takes it
 * @param card the card
 */
public record CaptainTakenBack(PlayerId player, Card card) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.changeDeck(
                CaptainsModule.DECK,
                deck -> deck.withDiscard(deck.discard().minus(card)).takeUp(player, card));
    }
}
