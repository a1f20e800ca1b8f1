package io.github.casemate.expansions.ghost;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.rules.SetUp;
import io.github.casemate.siege.spi.Replacement;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/** GHO-8 to GHO-11: the set-up for one player. */
public record SetsUpAlone() implements Replacement<SetUp> {

    @Override
    public Class<SetUp> about() {
        return SetUp.class;
    }

    @Override
    public Step<Table> instead(SetUp step, Source source, Table table) {
        return SetUpAlone.STEP;
    }
}
