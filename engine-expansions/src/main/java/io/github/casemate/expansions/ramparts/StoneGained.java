package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.Table;

/**
 * A player took a stone from the general supply into their personal supply, other than by reinforcing.
 *
 * @param player who took it
 * @param color its colour
 */
public record StoneGained(PlayerId player, StoneColor color) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.withSupply(table.supply().minus(color, 1))
                .change(player, side -> side.withSupply(side.supply().plus(color, 1)));
    }
}
