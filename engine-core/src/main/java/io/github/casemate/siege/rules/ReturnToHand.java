package io.github.casemate.siege.rules;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.event.CardDestroyed;
import io.github.casemate.siege.event.CardReturned;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * A destroyed card goes back to its owner's hand, face up. In every other respect it is destroyed like any other.
 *
 * @param owner whose card
 * @param card the card
 */
public record ReturnToHand(PlayerId owner, Card card) implements AutoStep {

    @Override
    public void take(Play play) {
        Destruction.clear(
                play, card, left -> left.is(card) ? new CardReturned(owner, left) : new CardDestroyed(owner, left));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.inPlay("card", card, owner, table);
    }

    @Override
    public Table tableAfter(Table table) {
        return table.leave(card);
    }
}
