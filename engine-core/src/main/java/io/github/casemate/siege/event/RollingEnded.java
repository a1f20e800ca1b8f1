package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Table;

/**
 * The attacker has stopped rolling (RUL-42).
 *
 * @param player who attacks
 */
public record RollingEnded(PlayerId player) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table;
    }
}
