package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.ChanceStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.action.StartWith;
import io.github.casemate.siege.event.StartDetermined;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * SET-6: chance determines the starting player.
 */
public record DetermineStart() implements ChanceStep<Table>, ValidatedStep {

    /** The only instance: the step has no fields. */
    public static final DetermineStart STEP = new DetermineStart();

    /** The odds by the number of players. */
    private static final Array<Distribution<Action>> ODDS = Array.rangeClosed(1, 8)
            .map(players -> Distribution.uniform(PlayerId.first(players).map(StartWith::new)));

    @Override
    public Distribution<Action> odds(Table table) {
        return ODDS.get(table.players().size() - 1);
    }

    @Override
    public void answer(Play<Table> play, Action outcome) {
        play.emit(new StartDetermined(((StartWith) outcome).player()));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.all(StepChecks.setUp(table), StepChecks.noAttack(table));
    }
}
