/**
 * The game-agnostic contract: {@link io.github.casemate.kernel.Rules} and {@link io.github.casemate.kernel.Game} are
 * what a game implements; {@link io.github.casemate.kernel.Match} drives any of them.
 *
 * <p>Everything here is immutable and free of side effects; chance is a player like the others, and randomness only
 * comes in through a generator that the caller hands over. Nothing in this package may know a game.
 */
@NullMarked
package io.github.casemate.kernel;

import org.jspecify.annotations.NullMarked;
