package io.github.casemate.expansions.ghost;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.rules.Draw;
import io.github.casemate.siege.spi.Replacement;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/** GHO-6, GHO-9: the Ghost Captain's cards are drawn one by one, because their order in the row is by chance. */
public record DrawsOneByOne() implements Replacement<Draw> {

    @Override
    public Class<Draw> about() {
        return Draw.class;
    }

    @Override
    public Step<Table> instead(Draw step, Source source, Table table) {
        return step.player().equals(GhostCaptain.SEAT) && step.count() > 1 ? new DrawOneByOne(step) : step;
    }
}
