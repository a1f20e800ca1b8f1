package io.github.casemate.siege.rules;

import io.github.casemate.siege.event.TurnBegan;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Play;

/**
 * SET-6: the starting player begins in the Action phase.
 */
public record FirstTurn() implements AutoStep {

    /** The step: it has no fields, so there is one. */
    public static final FirstTurn STEP = new FirstTurn();

    @Override
    public void take(Play play) {
        play.then(ActionPhase.STEP, EndTurn.STEP);
        play.emit(new TurnBegan(play.table().active(), 1));
    }
}
