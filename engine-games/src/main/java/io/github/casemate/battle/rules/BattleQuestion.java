package io.github.casemate.battle.rules;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Question;
import io.github.casemate.battle.table.BattleTable;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;

/** A question of the battle: put to the active player, unless it says otherwise, and refused for reasons of the rules. */
public sealed interface BattleQuestion extends BattleStep, Question<BattleTable>
        permits AdvanceFromPad,
                AfterMove,
                FaceCharacter,
                FreeFromPad,
                FreeRemoval,
                LoadPad,
                PlaceBlock,
                PlaceCharacter,
                UseRoll {

    @Override
    default PlayerId asked(BattleTable table) {
        return table.activePlayer();
    }

    @Override
    default Rejection explain(BattleTable table, Action action) {
        return Refusals.of(this, table, action);
    }
}
