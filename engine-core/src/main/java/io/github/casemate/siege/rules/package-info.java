/**
 * The rules of the base game as steps, one file for each: set-up, the three phases of a turn, drawing, building,
 * attacking, destruction. No step knows any card: steps ask the abilities in play.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.siege.rules;

import org.jspecify.annotations.NullMarked;
