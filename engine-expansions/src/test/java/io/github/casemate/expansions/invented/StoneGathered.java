package io.github.casemate.expansions.invented;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.Table;

/** A player took a stone from the shore. */
public record StoneGathered(PlayerId player, StoneColor color) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.withSlice(Shore.KEY, table.slice(Shore.KEY).minus(color))
                .change(player, side -> side.withSupply(side.supply().plus(color, 1)));
    }
}
