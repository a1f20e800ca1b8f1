/**
 * What lies on and beside the Island, and what can happen to it. A {@link io.github.casemate.battle.table.BattleTable}
 * is one value; only the events in {@link io.github.casemate.battle.table.BattleEvent} change it. Nothing here decides
 * what is allowed: that is up to the steps in {@code io.github.casemate.battle.rules}.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.battle.table;

import org.jspecify.annotations.NullMarked;
