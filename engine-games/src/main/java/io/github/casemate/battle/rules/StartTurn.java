package io.github.casemate.battle.rules;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.battle.table.BattleEvent.BattleBegan;
import io.github.casemate.battle.table.BattleEvent.TurnEnded;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.kernel.PlayerId;

/**
 * A turn begins with a roll (TRN-1), unless the active player has nobody on the Island: then somebody comes from the pad
 * first (TRN-7), or the opponent may take somebody from it (STK-3).
 */
public record StartTurn() implements BattleStep, AutoStep<BattleTable> {

    static final StartTurn STEP = new StartTurn();

    /** SET-10. */
    static void first(Play<BattleTable> play) {
        play.emit(new BattleBegan(PlayerId.of(play.table().first())));
        play.then(STEP);
    }

    /** TRN-6. */
    static void next(Play<BattleTable> play) {
        play.emit(new TurnEnded(PlayerId.of(play.table().opponent())));
        play.then(STEP);
    }

    @Override
    public void take(Play<BattleTable> play) {
        BattleTable table = play.table();
        play.then(
                !table.own().isEmpty()
                        ? RollDie.STEP
                        : AdvanceFromPad.isPossible(table) ? AdvanceFromPad.STEP : FreeFromPad.STEP);
    }
}
