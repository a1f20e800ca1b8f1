/**
 * Bots for Battle for the Island: {@link io.github.casemate.battle.bots.BattleEvaluation} judges positions by the terms
 * in {@link io.github.casemate.battle.bots.BattleTerm}, and {@link io.github.casemate.battle.bots.BattleBots} brings bots
 * and levels that use it. Nothing in the rules knows of them.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.battle.bots;

import org.jspecify.annotations.NullMarked;
