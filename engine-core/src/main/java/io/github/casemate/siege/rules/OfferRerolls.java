package io.github.casemate.siege.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.event.RerollsUsedUp;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * ATK-3: the attacker may roll again while re-rolls are left.
 */
public record OfferRerolls() implements AutoStep<Table>, ValidatedStep {

    /** The only instance: the step has no fields. */
    public static final OfferRerolls STEP = new OfferRerolls();

    @Override
    public void take(Play<Table> play) {
        AttackState attack = play.table().requireAttack();
        if (attack.rerolls() > 0) {
            play.then(Sequences.REROLL);
        } else {
            play.emit(new RerollsUsedUp(attack.attacker()));
        }
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.attack(table);
    }
}
