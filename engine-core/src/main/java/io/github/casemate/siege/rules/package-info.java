/**
 * The rules of the base game as steps, one file for each, in the order the rulebook tells them: set-up, the three
 * phases of a turn, drawing, building, attacking, destruction. No step knows a card: they ask the abilities in play.
 */
@NullMarked
package io.github.casemate.siege.rules;

import org.jspecify.annotations.NullMarked;
