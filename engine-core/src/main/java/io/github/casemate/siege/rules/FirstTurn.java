package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Play;
import io.github.casemate.siege.event.TurnBegan;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.TurnEnd;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * SET-6: the starting player begins in the Action phase.
 */
public record FirstTurn() implements TurnEnd, ValidatedStep {

    /** The only instance: the step has no fields. */
    public static final FirstTurn STEP = new FirstTurn();

    @Override
    public void take(Play<Table> play) {
        play.then(ActionPhase.STEP, EndTurn.STEP);
        play.emit(new TurnBegan(play.table().active(), 1));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(StepChecks.setUp(table), StepChecks.noAttack(table));
    }
}
