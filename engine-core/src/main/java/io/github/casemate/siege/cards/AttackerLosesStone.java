package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.event.FortAttacked;
import io.github.casemate.siege.table.Table;

/**
 * RUL-44: when this fort is attacked, one stone from the attacker's personal supply goes back to the general supply;
 * the owner picks it.
 */
public record AttackerLosesStone() implements PunishesAttack {

    @Override
    public Step<Table> punishment(FortAttacked attack) {
        return new ChooseStone(attack.defender(), attack.player());
    }
}
