package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Table;

/**
 * A turn began. Abilities that may be used a limited number of times in a turn may be used again.
 *
 * @param player whose turn it is
 * @param number which turn it is, from one
 */
public record TurnBegan(PlayerId player, int number) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return Uses.cleared(table).turnOf(player, number);
    }
}
