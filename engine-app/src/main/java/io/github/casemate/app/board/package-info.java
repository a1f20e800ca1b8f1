/**
 * Drawings of the table: forts, sides, an attack, a card. Pure functions from a table to a block of text. A player's
 * view, a table with gaps, is drawn like any other; hidden cards are numbers there, so they are numbers here.
 */
@NullMarked
package io.github.casemate.app.board;

import org.jspecify.annotations.NullMarked;
