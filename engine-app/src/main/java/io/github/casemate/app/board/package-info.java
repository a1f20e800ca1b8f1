/**
 * Drawings of the table: forts, sides, an attack, a card. Pure functions from a table to a block of text. A table with
 * holes, which is what a player sees, is drawn like any other; hidden cards are numbers there, so they are numbers here.
 */
@NullMarked
package io.github.casemate.app.board;

import org.jspecify.annotations.NullMarked;
