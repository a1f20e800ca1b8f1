package io.github.casemate.siege.cards;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.event.FortAttacked;
import io.github.casemate.siege.table.Table;

/** RUL-44: when this fort is attacked, one colonist on the attacker's ships returns home; the owner picks the ship. */
public record AttackerLosesCrew() implements PunishesAttack {

    @Override
    public Step<Table> punishment(FortAttacked attack) {
        return new ChooseCrew(attack.defender(), attack.player());
    }
}
