package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.CardDestroyed;
import io.github.casemate.siege.event.CardReturned;
import io.github.casemate.siege.table.Table;

/**
 * A destroyed card goes back to its owner's hand, face up. In every other respect it is destroyed like any other.
 *
 * @param owner whose card
 * @param card the card
 */
public record ReturnToHand(PlayerId owner, Card card) implements FallOfCard {

    @Override
    public void take(Play<Table> play) {
        Destruction.clear(
                play, card, left -> left.is(card) ? new CardReturned(owner, left) : new CardDestroyed(owner, left));
    }
}
