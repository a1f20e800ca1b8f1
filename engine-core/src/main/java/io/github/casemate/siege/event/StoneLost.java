package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.Table;

/**
 * A player lost a stone from their personal supply to the general supply.
 *
 * @param player who lost it
 * @param color its colour
 */
public record StoneLost(PlayerId player, StoneColor color) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.withSupply(table.supply().plus(color, 1))
                .change(player, side -> side.withSupply(side.supply().minus(color, 1)));
    }
}
