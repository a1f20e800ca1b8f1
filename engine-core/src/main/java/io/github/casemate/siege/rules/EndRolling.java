package io.github.casemate.siege.rules;

import io.github.casemate.siege.event.RollingEnded;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Play;

/**
 * RUL-42: the attacker has stopped rolling.
 */
public record EndRolling() implements AutoStep {

    /** The step: it has no fields, so there is one. */
    public static final EndRolling STEP = new EndRolling();

    @Override
    public void take(Play play) {
        play.emit(new RollingEnded(play.table().attack().attacker()));
    }
}
