/**
 * The game-agnostic contract: {@link io.github.casemate.kernel.Rules} and {@link io.github.casemate.kernel.Game} are
 * what a game implements; {@link io.github.casemate.kernel.Match} drives any of them.
 *
 * <p>Everything here is immutable and free of side effects; chance is a player like the others, and randomness comes in
 * only through a generator that the caller passes in. Nothing in this package may depend on a particular game.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.kernel;

import org.jspecify.annotations.NullMarked;
