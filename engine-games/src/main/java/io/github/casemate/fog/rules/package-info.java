/**
 * The rules of the Island of Fog as steps, one file for each part of the game that the rulebook names: set-up, a turn
 * with its conquests, income and lighthouse tile, moving and exploring, acting, combat, making units, the end of a turn.
 * Steps read the table and emit events; they keep nothing.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.fog.rules;

import org.jspecify.annotations.NullMarked;
