package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Table;

/**
 * RUL-13: a player had no legal action.
 *
 * @param player who passed
 */
public record Passed(PlayerId player) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table;
    }
}
