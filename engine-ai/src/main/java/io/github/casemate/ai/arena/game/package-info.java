/**
 * What an arena plays, and what it records: the {@link io.github.casemate.ai.arena.game.ArenaSpec} says who meets whom
 * on which seats with which seed, and a {@link io.github.casemate.ai.arena.game.GameRecord} how one game ended. Plain
 * values only: nothing here plays, counts or draws, or knows a game.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.ai.arena.game;

import org.jspecify.annotations.NullMarked;
