/**
 * Drawings of the table of Island Siege: forts, sides, an attack, a card. Pure functions from a table to a block of
 * text. A player's view, a table with gaps, is drawn like any other; hidden cards are numbers there, so they are numbers
 * here. Reached through the pack.
 */
@NullMarked
package io.github.casemate.siege.drawing;

import org.jspecify.annotations.NullMarked;
