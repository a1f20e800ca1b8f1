package io.github.casemate.siege.rules;

import io.github.casemate.siege.event.ColonizeEnded;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Play;

/**
 * The Colonize phase ends.
 */
public record EndColonize() implements AutoStep {

    static final EndColonize STEP = new EndColonize();

    @Override
    public void take(Play play) {

        play.emit(new ColonizeEnded(play.table().active()));
    }
}
