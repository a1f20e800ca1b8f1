/**
 * Island Siege: the game, its rulesets, its states and what a player sees of them. Make an {@link
 * io.github.casemate.siege.IslandSiege} from a {@link io.github.casemate.siege.Ruleset} and play it through the
 * kernel.
 *
 * <p>The packages below this one are the pieces on the table, what happens to them, the rules as steps, and what
 * expansions are built from.
 *
 * @since 0.1.0
 */
@NullMarked
@Immutables
package io.github.casemate.siege;

import io.github.casemate.siege.style.Immutables;
import org.jspecify.annotations.NullMarked;
