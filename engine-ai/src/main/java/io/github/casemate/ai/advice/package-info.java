/**
 * What bots have to say to people: an {@link io.github.casemate.ai.advice.Adviser} asks a bot about an open decision, and
 * {@link io.github.casemate.ai.advice.TurningPoints} tells where a match was won and lost. All numbers are chances of
 * winning, from 0 to 1. Nothing here knows a game, and hints never come from more than a player may know.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.ai.advice;

import org.jspecify.annotations.NullMarked;
