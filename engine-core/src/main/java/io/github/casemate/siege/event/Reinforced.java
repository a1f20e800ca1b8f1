package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Stones;
import io.github.casemate.siege.table.Table;

/**
 * ATK-9: the attacker took stones from the general supply.
 *
 * @param player who attacks
 * @param stones the stones
 */
public record Reinforced(PlayerId player, Stones stones) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.withSupply(table.supply().minus(stones))
                .change(player, side -> side.withSupply(side.supply().plus(stones)));
    }
}
