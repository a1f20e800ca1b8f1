package io.github.casemate.expansions.invented;

import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Play;

/** A gray stone washes ashore, if the general supply has one. */
public record Drift() implements AutoStep {

    @Override
    public void take(Play play) {
        if (play.table().supply().has(StoneColor.GRAY)) {
            play.emit(new StoneStranded(StoneColor.GRAY));
        }
    }
}
