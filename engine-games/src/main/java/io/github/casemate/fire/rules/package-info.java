/**
 * The rules of King of Fire Island: one file for each step of the game, in the words of the rulebook, and beside them what
 * several steps need to know of a table. Steps are plain values; they change the table by events alone.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.fire.rules;

import org.jspecify.annotations.NullMarked;
