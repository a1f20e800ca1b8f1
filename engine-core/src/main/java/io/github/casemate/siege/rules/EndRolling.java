package io.github.casemate.siege.rules;

import io.github.casemate.siege.event.RollingEnded;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Misfit;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.spi.Presumed;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

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

    @Override
    public Option<Misfit> misfit(Table table) {
        return Presumed.attack(table);
    }
}
