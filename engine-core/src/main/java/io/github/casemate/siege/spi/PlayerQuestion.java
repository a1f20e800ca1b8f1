package io.github.casemate.siege.spi;

import io.github.casemate.agenda.Question;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/** A question that names the player it is put to. */
public interface PlayerQuestion extends Question<Table>, ValidatedStep {

    /** {@return who is asked} */
    PlayerId player();

    @Override
    default PlayerId asked(Table table) {
        return player();
    }

    @Override
    default Option<Problem> validate(Table table) {
        return StepChecks.seat("player", player(), table);
    }
}
