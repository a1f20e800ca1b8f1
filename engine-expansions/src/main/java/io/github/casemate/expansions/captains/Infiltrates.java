package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Play;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;

/**
 * CAP-3, RUL-79: a colonist of the attacker goes from the imperial board to the defending fort.
 */
public record Infiltrates() implements Order {

    @Override
    public boolean isOfUse(Table table) {
        return table.requireAttack().fort().isDefined() && Marks.hasColonist(table);
    }

    @Override
    public void carryOut(Play<Table> play, Card card) {
        AttackState attack = play.table().requireAttack();
        play.emit(new InfiltratorSent(attack.attacker(), attack.fort().get()));
    }
}
