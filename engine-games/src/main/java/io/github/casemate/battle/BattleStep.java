package io.github.casemate.battle;

import io.github.casemate.agenda.Step;
import io.github.casemate.battle.table.BattleTable;

/** All steps of the battle. */
sealed interface BattleStep extends Step<BattleTable>
        permits BattleQuestion, FirstPlayer, RevealBlock, RollDie, StartTurn {}
