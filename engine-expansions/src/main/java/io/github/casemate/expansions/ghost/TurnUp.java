package io.github.casemate.expansions.ghost;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/** GHO-7: the Ghost Captain's card is turned face up. */
public record TurnUp() implements AutoStep<Table>, ValidatedStep {

    /** The only instance: the step has no fields. */
    public static final TurnUp STEP = new TurnUp();

    @Override
    public void take(Play<Table> play) {
        play.emit(new GhostTurned(true));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.slice(GhostCaptain.KEY, table);
    }
}
