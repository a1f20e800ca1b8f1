package io.github.casemate.siege.rules;

import io.github.casemate.siege.event.AttackEnded;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.table.Assault;

/**
 * The attack is over.
 */
public record EndAttack() implements AutoStep {

    /** The step: it has no fields, so there is one. */
    public static final EndAttack STEP = new EndAttack();

    @Override
    public void take(Play play) {
        Assault assault = play.table().attack();
        play.emit(new AttackEnded(assault.attacker(), assault.defender(), assault.sentHome()));
    }
}
