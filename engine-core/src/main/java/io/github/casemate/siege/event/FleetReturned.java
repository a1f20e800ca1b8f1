package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * ACT-1, ATK-11: a fleet went home. A destroyed fort has left play before this.
 *
 * @param player whose fleet
 * @param fort the fort it lay at
 */
public record FleetReturned(PlayerId player, Card fort) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.findFort(fort)
                .map(left -> table.with(left.withFleet(Option.none()), table.supply()))
                .getOrElse(table);
    }
}
