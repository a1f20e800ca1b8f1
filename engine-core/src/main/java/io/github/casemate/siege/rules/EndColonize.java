package io.github.casemate.siege.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.event.ColonizeEnded;
import io.github.casemate.siege.table.Table;

/**
 * The Colonize phase ends, after somebody was asked.
 */
public record EndColonize() implements AutoStep<Table> {

    /** The only instance: the step has no fields. */
    public static final EndColonize STEP = new EndColonize();

    @Override
    public void take(Play<Table> play) {
        play.emit(ColonizeEnded.of(play.table().active()));
    }
}
