/**
 * Bots for Island Siege: what they know of dice and walls, and how they judge cards and tables. They ask the public
 * queries of the rules and never name a card, so whatever a rule module adds, they can play with it. No view is ever
 * turned into a state here by guessing.
 */
@NullMarked
package io.github.casemate.ai.siege;

import org.jspecify.annotations.NullMarked;
