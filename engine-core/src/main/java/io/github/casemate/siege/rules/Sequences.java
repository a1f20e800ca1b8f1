package io.github.casemate.siege.rules;

import io.github.casemate.siege.spi.StepSequence;
import io.vavr.collection.List;

/** The usual steps of a turn and of an attack. */
final class Sequences {

    /** The phases of a turn. */
    static final StepSequence TURN =
            StepSequence.before(List.empty(), VictoryPhase.STEP, Colonize.STEP, ActionPhase.STEP, EndTurn.STEP);

    static final StepSequence ACTION = StepSequence.before(TURN.after(3), ChooseAction.STEP);

    /** An attack on a fort. */
    static final StepSequence ATTACK = StepSequence.before(
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

    static final StepSequence OPEN_WATERS = ATTACK.tail();

    static final StepSequence REROLL = StepSequence.before(ATTACK.after(4), Rerolling.STEP);

    static final StepSequence ROLL_AGAIN = StepSequence.before(ATTACK.after(4), RollDice.STEP, OfferRerolls.STEP);

    private Sequences() {}
}
