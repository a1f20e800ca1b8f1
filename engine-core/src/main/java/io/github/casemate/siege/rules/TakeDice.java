package io.github.casemate.siege.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.event.DiceTaken;
import io.github.casemate.siege.quantity.DiceCount;
import io.github.casemate.siege.quantity.RerollCount;
import io.github.casemate.siege.spi.Abilities;
import io.github.casemate.siege.spi.Problem;
import io.github.casemate.siege.spi.StepChecks;
import io.github.casemate.siege.spi.ValidatedStep;
import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.PlayerState;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * ATK-2, ATK-3, RUL-24: dice and re-rolls are counted.
 */
public record TakeDice() implements AutoStep<Table>, ValidatedStep {

    /** The only instance: the step has no fields. */
    public static final TakeDice STEP = new TakeDice();

    @Override
    public void take(Play<Table> play) {
        Table table = play.table();
        AttackState attack = table.requireAttack();
        PlayerState side = table.player(attack.attacker());
        int dice = Abilities.number(table, new DiceCount(attack, side.middleEmpty() ? 4 : 3));
        int rerolls = Abilities.number(table, new RerollCount(attack, side.bottomEmpty() ? 2 : 1));
        play.emit(new DiceTaken(
                attack.attacker(),
                Math.min(
                        dice,
                        Math.min(
                                AttackState.MOST_DICE,
                                AttackState.MOST_RESULTS - attack.results().total())),
                Math.min(rerolls, AttackState.MOST_DICE)));
    }

    @Override
    public Option<Problem> validate(Table table) {
        return StepChecks.attack(table);
    }
}
