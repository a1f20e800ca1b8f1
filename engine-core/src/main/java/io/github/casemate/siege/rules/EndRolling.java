package io.github.casemate.siege.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.event.RollingEnded;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * RUL-42: the attacker has stopped rolling.
 */
public record EndRolling() implements AutoStep<Table>, ValidatedStep {

    /** The only instance: the step has no fields. */
    public static final EndRolling STEP = new EndRolling();

    @Override
    public void take(Play<Table> play) {
        play.emit(new RollingEnded(play.table().requireAttack().attacker()));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.attack(table);
    }
}
