package io.github.casemate.siege.spi;

import io.github.casemate.agenda.Question;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/** A question to the attacker, while the attack goes on. */
public interface AttackQuestion extends Question<Table>, ValidatedStep {

    @Override
    default PlayerId asked(Table table) {
        return table.requireAttack().attacker();
    }

    @Override
    default Option<Problem> validate(Table table) {
        return StepChecks.attack(table);
    }
}
