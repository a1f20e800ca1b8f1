package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * RUL-62: the fleet, and the attack with it, moved to another fort of the defender before anything else happened.
 *
 * @param player who attacks
 * @param from the fort that was to be attacked
 * @param to the fort that is attacked instead
 */
public record AttackTurned(PlayerId player, Card from, Card to) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.changeFort(from, fort -> fort.withFleet(Option.none()))
                .changeFort(to, fort -> fort.withFleet(Option.some(player)))
                .changeAttack(attack -> attack.withFort(Option.some(to)));
    }
}
