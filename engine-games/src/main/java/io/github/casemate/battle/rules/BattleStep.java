package io.github.casemate.battle.rules;

import io.github.casemate.agenda.Step;
import io.github.casemate.battle.table.BattleTable;

/** All steps of the battle. */
public sealed interface BattleStep extends Step<BattleTable>
        permits BattleQuestion, FirstPlayer, RevealBlock, RollDie, StartTurn {}
