package io.github.casemate.siege.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.event.AttackEnded;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * The attack is over.
 */
public record EndAttack() implements AutoStep<Table>, ValidatedStep {

    /** The only instance: the step has no fields. */
    public static final EndAttack STEP = new EndAttack();

    @Override
    public void take(Play<Table> play) {
        AttackState attack = play.table().requireAttack();
        play.emit(new AttackEnded(attack.attacker(), attack.defender(), attack.sentHome()));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.that(table.attack().isDefined(), "", "it ends an attack, but there is none");
    }

    @Override
    public Table tableAfter(Table table) {
        return table.attackEnded();
    }
}
