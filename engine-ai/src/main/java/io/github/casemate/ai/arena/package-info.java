/**
 * Bots against bots: the {@link io.github.casemate.ai.arena.Arena} plays many games on all cores, the {@link
 * io.github.casemate.ai.arena.Referee} a single one, and the result can be {@linkplain
 * io.github.casemate.ai.arena.ArenaResult#report reported}. Bots are not trusted: whatever one of them does, the others
 * play on. This works for every game on the kernel and must not know any.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.ai.arena;

import org.jspecify.annotations.NullMarked;
