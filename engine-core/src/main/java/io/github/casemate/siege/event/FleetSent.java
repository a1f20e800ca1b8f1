package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * ATK-1: a fleet moved to a fort; it may still be redirected to another.
 *
 * @param player who attacks
 * @param fort the fort
 * @param defender whose fort it is
 */
public record FleetSent(PlayerId player, Card fort, PlayerId defender) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        PlayerState side = table.player(defender);
        return table.attacked(
                AttackState.of(player, Option.some(fort), Option.some(defender)),
                side.with(side.fort(fort).withFleet(Option.some(player)), side.home(), side.supply()));
    }
}
