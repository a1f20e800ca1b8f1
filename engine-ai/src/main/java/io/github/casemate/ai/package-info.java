/**
 * What a bot is: it gets a {@link io.github.casemate.ai.Decision} and answers with one of the legal actions. The
 * contract and the way bots are found by name are here; how they think, and how they are compared, is in other
 * packages. Nothing here knows a game.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.ai;

import org.jspecify.annotations.NullMarked;
