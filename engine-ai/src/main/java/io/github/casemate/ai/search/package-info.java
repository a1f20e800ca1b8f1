/**
 * Bots that play any game on the kernel: by chance, by looking one action ahead, and by searching. What they try out
 * happens in states they imagine from their view; how good a state is, a game may tell them with an {@link
 * io.github.casemate.ai.search.Evaluation}. Nothing here knows a game.
 */
@NullMarked
package io.github.casemate.ai.search;

import org.jspecify.annotations.NullMarked;
