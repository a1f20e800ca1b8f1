/**
 * Battle on the Island of Fog, for two to four players: the pack {@code island-of-fog}, what can be chosen, and the game.
 *
 * <p>The packages below this one are the tiles, the table, what may be answered, what happens, and the rules as steps.
 * All tiles are our reconstruction: the rulebook prints none.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.fog;

import org.jspecify.annotations.NullMarked;
