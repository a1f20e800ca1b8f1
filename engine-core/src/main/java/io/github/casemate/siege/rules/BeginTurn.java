package io.github.casemate.siege.rules;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.event.TurnBegan;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Play;

/**
 * A turn: Victory, Colonize, Action.
 *
 * @param player whose turn it is
 */
public record BeginTurn(PlayerId player) implements AutoStep {

    @Override
    public void take(Play play) {
        play.then(VictoryPhase.STEP, Colonize.STEP, ActionPhase.STEP, EndTurn.STEP);
        play.emit(new TurnBegan(player, play.table().turn() + 1));
    }
}
