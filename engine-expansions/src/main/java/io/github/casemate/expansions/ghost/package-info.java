/**
 * The Ghost Captain: a seat that plays by rules of its own, for a game alone. {@code GhostMind} is what he decides;
 * everything else lays his row of cards, turns his card, and puts his answers in the place of questions.
 */
@NullMarked
package io.github.casemate.expansions.ghost;

import org.jspecify.annotations.NullMarked;
