package io.github.casemate.siege.rules;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.action.StartWith;
import io.github.casemate.siege.event.StartDetermined;
import io.github.casemate.siege.spi.ChanceStep;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.table.Table;

/**
 * SET-6: chance determines the starting player.
 */
public record DetermineStart() implements ChanceStep {

    /** The step: it has no fields, so there is one. */
    public static final DetermineStart STEP = new DetermineStart();

    @Override
    public Distribution<Action> odds(Table table) {
        return Distribution.uniform(table.players().map(side -> new StartWith(side.id())));
    }

    @Override
    public void answer(Play play, Action outcome) {
        play.emit(new StartDetermined(((StartWith) outcome).player()));
    }
}
