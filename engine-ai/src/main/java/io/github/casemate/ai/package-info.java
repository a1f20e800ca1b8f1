/**
 * What a bot is: it gets a {@link io.github.casemate.ai.Decision} and answers with one of the legal actions. Here live
 * the contract and the way bots are found by name; how they think, and how they are compared, lives in other rooms.
 * Nothing here knows a game.
 */
@NullMarked
package io.github.casemate.ai;

import org.jspecify.annotations.NullMarked;
