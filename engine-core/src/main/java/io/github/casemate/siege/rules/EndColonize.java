package io.github.casemate.siege.rules;

import io.github.casemate.siege.event.ColonizeEnded;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Play;

/**
 * The Colonize phase ends, after somebody was asked.
 */
public record EndColonize() implements AutoStep {

    /** The only instance: the step has no fields. */
    public static final EndColonize STEP = new EndColonize();

    @Override
    public void take(Play play) {
        play.emit(ColonizeEnded.of(play.table().active()));
    }
}
