package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * RUL-70: the attacker picked a building to destroy; it falls now.
 *
 * @param player who attacks
 * @param building the building
 */
public record BuildingRazed(PlayerId player, Card building) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.withSlice(LastRazed.KEY, new LastRazed(Option.some(building)));
    }
}
