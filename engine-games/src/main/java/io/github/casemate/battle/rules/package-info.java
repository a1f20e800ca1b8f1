/**
 * The rules of Battle for the Island, one file for each step of the game: the set-up from {@link
 * io.github.casemate.battle.rules.FirstPlayer} to {@link io.github.casemate.battle.rules.LoadPad}, then the turn from
 * {@link io.github.casemate.battle.rules.StartTurn} to {@link io.github.casemate.battle.rules.AfterMove}; and what may be
 * answered, {@link io.github.casemate.battle.rules.BattleAction}. The ids in the comments are those of the rules
 * reference of the game. Steps look at the table and emit events; they keep nothing.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.battle.rules;

import org.jspecify.annotations.NullMarked;
