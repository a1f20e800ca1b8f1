package io.github.casemate.expansions.invented;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.Table;

/** A gray stone washes ashore, if the general supply has one. */
public record Drift() implements AutoStep<Table> {

    @Override
    public void take(Play<Table> play) {
        if (play.table().supply().has(StoneColor.GRAY)) {
            play.emit(new StoneStranded(StoneColor.GRAY));
        }
    }
}
