package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.ChanceStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.siege.action.DiceFall;
import io.github.casemate.siege.event.DiceRolled;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * Chance rolls the dice that are in the air.
 */
public record RollDice() implements ChanceStep<Table>, ValidatedStep {

    /** The only instance: the step has no fields. */
    public static final RollDice STEP = new RollDice();

    @Override
    public Distribution<Action> odds(Table table) {
        return DiceOdds.of(table.requireAttack().rolling());
    }

    /** Without a die in the air there is nothing to roll. */
    @Override
    public void take(Play<Table> play) {
        if (play.table().requireAttack().rolling() > 0) {
            play.ask(this);
        }
    }

    @Override
    public void answer(Play<Table> play, Action outcome) {
        play.emit(new DiceRolled(((DiceFall) outcome).dice()));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.attack(table);
    }
}
