/**
 * The tiles of the island: what a space may be, how a tile looks from four sides, and the tiles that are shipped. The
 * rulebook prints no tile, so all of them are our reconstruction. Nothing here knows a board, a unit or a rule of play.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.fog.tile;

import org.jspecify.annotations.NullMarked;
