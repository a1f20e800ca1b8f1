/**
 * What comes in the box of King of Fire Island: elements, the island, buildings and cards, as data that can be replaced,
 * and what is worked out from them once for all games. Nothing here knows a player or a state of the game.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.fire.box;

import org.jspecify.annotations.NullMarked;
