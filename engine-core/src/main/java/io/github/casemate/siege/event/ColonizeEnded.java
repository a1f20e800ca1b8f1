package io.github.casemate.siege.event;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Table;

/**
 * The Colonize phase is over.
 *
 * @param player whose turn it is
 */
public record ColonizeEnded(PlayerId player) implements Event {

    @Override
    public Table evolve(Table table) {
        return table;
    }
}
