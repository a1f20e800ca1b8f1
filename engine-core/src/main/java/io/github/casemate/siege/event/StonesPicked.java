package io.github.casemate.siege.event;

import io.github.casemate.agenda.Event;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Spaces;
import io.github.casemate.siege.table.Table;

/**
 * ATK-7: the attacker has picked the stones that fall in the first wave.
 *
 * @param player who attacks
 * @param spaces where the stones stand
 */
public record StonesPicked(PlayerId player, Spaces spaces) implements Event<Table> {

    @Override
    public Table evolve(Table table) {
        return table.changeAttack(attack -> attack.withPicked(spaces));
    }
}
