/**
 * Reusable laws: extend {@link io.github.casemate.testkit.GameConformance} with one method that names your game, and
 * jqwik plays it a thousand times per law. {@link io.github.casemate.testkit.Playthroughs} gives the same games to
 * properties of your own.
 *
 * <p>Everything here uses only the kernel's interfaces and knows no game.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.testkit;

import org.jspecify.annotations.NullMarked;
