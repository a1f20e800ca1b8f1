package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Table;

/**
 * It is settled which card or which stones the order is about; what happens to them follows.
 *
 * @param player who played it
 * @param aim what was chosen
 */
public record OrderAimed(PlayerId player, Action aim) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.withSlice(CaptainsLog.KEY, table.slice(CaptainsLog.KEY).aimed(aim));
    }
}
