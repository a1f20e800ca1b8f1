package io.github.casemate.siege.rules;

import io.github.casemate.siege.spi.Steps;
import io.vavr.collection.List;

/** The usual courses of a turn and of an attack. */
final class Courses {

    /** The phases of a turn. */
    static final Steps TURN =
            Steps.before(List.empty(), VictoryPhase.STEP, Colonize.STEP, ActionPhase.STEP, EndTurn.STEP);

    static final Steps ACTION = Steps.before(TURN.after(3), ChooseAction.STEP);

    /** An attack on a fort. */
    static final Steps ATTACK = Steps.before(
            TURN.after(3),
            SettleTarget.STEP,
            TakeDice.STEP,
            RollDice.STEP,
            OfferRerolls.STEP,
            EndRolling.STEP,
            CountResults.STEP,
            Leadership.STEP,
            ChooseAttackColor.STEP,
            FirstWave.STEP,
            ChooseWave.STEP,
            Destruction.STEP,
            EndAttack.STEP);

    static final Steps OPEN_WATERS = ATTACK.tail();

    static final Steps REROLL = Steps.before(ATTACK.after(4), Rerolling.STEP);

    static final Steps ROLL_AGAIN = Steps.before(ATTACK.after(4), RollDice.STEP, OfferRerolls.STEP);

    private Courses() {}
}
