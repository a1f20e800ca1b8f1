package io.github.casemate.siege.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.event.FortAttacked;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * RUL-23 (2), (3): the target is settled; the fort is attacked.
 */
public record SettleTarget() implements AutoStep<Table>, ValidatedStep {

    /** The only instance: the step has no fields. */
    public static final SettleTarget STEP = new SettleTarget();

    @Override
    public void take(Play<Table> play) {
        AttackState attack = play.table().requireAttack();
        play.emit(new FortAttacked(
                attack.attacker(), attack.fort().get(), attack.defender().get()));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.siege(table);
    }
}
