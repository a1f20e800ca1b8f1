/**
 * The abilities of the base game, each a record of data behind one of the five interfaces, and the cards that have
 * them. Two cards that differ only by a face, a colour or a number share one ability. Anybody may put these abilities
 * on cards of their own.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.siege.cards;

import org.jspecify.annotations.NullMarked;
