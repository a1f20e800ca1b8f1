/**
 * The Ghost Captain: a seat that plays by rules of its own, for a solo game. {@code GhostMind} makes his decisions;
 * everything else lays out his row of cards, turns his card, and puts his answers in the place of questions.
 *
 * <p>He is a rule module and not a bot. As a bot outside the rules he would be easy to write, but the rules of the solo
 * game would not be in the rules engine, a replay would depend on a bot, and nothing could let the player decide for
 * him while his card is face down. So he replaces questions: with {@code Answered} while his card is face up, with
 * {@code Delegated} while it is face down. The core knows nothing about him. His games can be replayed, tested and
 * searched like all others, and he works with every expansion, if not always cleverly. The price: his rules must answer
 * from the state alone, without randomness and without search, and each kind of question that he should answer well
 * needs a rule here.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.expansions.ghost;

import org.jspecify.annotations.NullMarked;
