package io.github.casemate.expansions.ghost;

import io.github.casemate.agenda.Event;
import io.github.casemate.siege.table.Table;

/**
 * GHO-7: the Ghost Captain's card was turned.
 *
 * @param faceUp whether it is face up now
 */
public record GhostTurned(boolean faceUp) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.withSlice(GhostCaptain.KEY, GhostCaptain.on(table).turned(faceUp));
    }
}
