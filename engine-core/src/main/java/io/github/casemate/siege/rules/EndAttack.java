package io.github.casemate.siege.rules;

import io.github.casemate.siege.event.AttackEnded;
import io.github.casemate.siege.spi.AutoStep;
import io.github.casemate.siege.spi.Misfit;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.spi.Presumed;
import io.github.casemate.siege.table.Assault;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

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

    @Override
    public Option<Misfit> misfit(Table table) {
        return Presumed.that(table.assault().isDefined(), "", "it ends an attack, and there is none");
    }

    @Override
    public Table foreseen(Table table) {
        return table.attackEnded();
    }
}
