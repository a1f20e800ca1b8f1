/**
 * Bots for Island Siege: what they know of dice and walls, and how they judge cards and tables. They use the public
 * queries of the rules and never name a card, so they can play with whatever a rule module adds. No view is ever turned
 * into a state here by guessing.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.ai.siege;

import org.jspecify.annotations.NullMarked;
