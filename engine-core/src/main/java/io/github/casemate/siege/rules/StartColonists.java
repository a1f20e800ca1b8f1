package io.github.casemate.siege.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.event.ColonistsSettled;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Fort;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * SET-7, RUL-2: the third in turn order starts with one colonist on the Starting Fort, the fourth with two.
 */
public record StartColonists() implements AutoStep<Table>, ValidatedStep {

    /** The only instance: the step has no fields. */
    public static final StartColonists STEP = new StartColonists();

    @Override
    public void take(Play<Table> play) {
        Array<PlayerId> order = play.table().playersFrom(play.table().active());
        for (int place = 2; place < order.size(); place++) {
            PlayerState side = play.table().player(order.get(place));
            for (Fort fort : side.forts().headOption()) {
                int number = Math.min(place - 1, Math.min(side.home(), fort.room()));
                play.emit(new ColonistsSettled(side.id(), fort.card(), number));
            }
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.setUp(table);
    }
}
