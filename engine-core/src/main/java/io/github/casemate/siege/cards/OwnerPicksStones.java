package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.rules.SecondWave;
import io.github.casemate.siege.spi.Delegated;
import io.github.casemate.siege.spi.Replacement;
import io.github.casemate.siege.table.Source;
import io.github.casemate.siege.table.Table;

/**
 * RUL-43: in a second wave against this fort its owner picks the stones that fall.
 */
public record OwnerPicksStones() implements Replacement<SecondWave> {

    @Override
    public Class<SecondWave> about() {
        return SecondWave.class;
    }

    @Override
    public Step<Table> instead(SecondWave step, Source source, Table table) {
        return table.requireAttack().isOn(source.card().get())
                ? new Delegated(step, source.owner().get())
                : step;
    }
}
