/**
 * The table of King of Fire Island: bricks, buildings, piles, cards, the Giant and the armies, and what a player sees of
 * them. Everything is a value. Events change it; rules look at it; nothing here knows whose move it is to make.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.fire.table;

import org.jspecify.annotations.NullMarked;
