package io.github.casemate.expansions.invented;

import io.github.casemate.agenda.Event;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.Table;

/** A stone of the general supply was washed ashore. */
public record StoneStranded(StoneColor color) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.withSupply(table.supply().minus(color, 1))
                .withSlice(Shore.KEY, table.slice(Shore.KEY).plus(color));
    }
}
