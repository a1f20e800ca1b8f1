package io.github.casemate.siege.rules;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.CardReturned;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Play;

/**
 * A destroyed card goes back to its owner's hand, openly.
 *
 * @param owner whose card
 * @param card the card
 */
public record ReturnToHand(PlayerId owner, Card card) implements AutoStep {

    @Override
    public void take(Play play) {
        play.emit(new CardReturned(owner, card));
    }
}
