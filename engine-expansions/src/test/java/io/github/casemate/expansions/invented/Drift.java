package io.github.casemate.expansions.invented;

import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Misfit;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.spi.Presumed;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/** A gray stone washes ashore, if the general supply has one. */
public record Drift() implements AutoStep {

    @Override
    public void take(Play play) {
        if (play.table().supply().has(StoneColor.GRAY)) {
            play.emit(new StoneStranded(StoneColor.GRAY));
        }
    }

    @Override
    public Option<Misfit> misfit(Table table) {
        return Presumed.slice(Shore.KEY, table);
    }
}
