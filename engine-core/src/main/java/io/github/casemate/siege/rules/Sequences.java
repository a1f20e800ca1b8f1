package io.github.casemate.siege.rules;

import io.github.casemate.agenda.StepSequence;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.List;

/** The usual steps of a turn and of an attack. */
final class Sequences {

    /** The phases of a turn. */
    static final StepSequence<Table> TURN =
            StepSequence.before(List.empty(), VictoryPhase.STEP, Colonize.STEP, ActionPhase.STEP, EndTurn.STEP);

    static final StepSequence<Table> ACTION = StepSequence.before(TURN.after(3), ChooseAction.STEP);

    /** An attack on a fort. */
    static final StepSequence<Table> ATTACK = StepSequence.before(
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

    static final StepSequence<Table> OPEN_WATERS = ATTACK.tail();

    static final StepSequence<Table> REROLL = StepSequence.before(ATTACK.after(4), Rerolling.STEP);

    static final StepSequence<Table> ROLL_AGAIN =
            StepSequence.before(ATTACK.after(4), RollDice.STEP, OfferRerolls.STEP);

    private Sequences() {}
}
