package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Table;

/**
 * SET-6: the starting player is known.
 *
 * @param player who begins
 */
public record StartDetermined(PlayerId player) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.withActive(player);
    }
}
