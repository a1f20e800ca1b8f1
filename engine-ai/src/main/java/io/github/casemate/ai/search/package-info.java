/**
 * Bots that play any game on the kernel: at random, by looking one action ahead, and by searching. They try things out
 * in states that they imagine from their view; a game may tell them how good a state is with an {@link
 * io.github.casemate.ai.search.Evaluation}. Nothing here knows a game.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.ai.search;

import org.jspecify.annotations.NullMarked;
