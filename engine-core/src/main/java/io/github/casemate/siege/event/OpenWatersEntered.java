package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * ATK-12: an attack without a target began.
 *
 * @param player who attacks
 */
public record OpenWatersEntered(PlayerId player) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.attacked(AttackState.of(player, Option.none(), Option.none()));
    }
}
