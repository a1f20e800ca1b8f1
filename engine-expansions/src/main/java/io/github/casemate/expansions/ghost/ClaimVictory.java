package io.github.casemate.expansions.ghost;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.event.GameEnded;
import io.github.casemate.siege.rules.VictoryPhase;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Ending;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/** RUL-81: the Ghost Captain has built under threat; if that gives him an economic victory, he wins at once. */
public record ClaimVictory() implements AutoStep<Table>, ValidatedStep {

    /** The only instance: the step has no fields. */
    public static final ClaimVictory STEP = new ClaimVictory();

    @Override
    public void take(Play<Table> play) {
        if (VictoryPhase.hasEconomicVictory(play.table(), GhostCaptain.SEAT)) {
            play.emit(new GameEnded(new Ending(Option.some(GhostCaptain.SEAT), Ending.Victory.ECONOMIC)));
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.slice(GhostCaptain.KEY, table);
    }
}
