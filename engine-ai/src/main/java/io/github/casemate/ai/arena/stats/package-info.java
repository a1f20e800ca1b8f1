/**
 * What the games of an arena show: scores and ratings with intervals, the worth of a seat, how games are won and how
 * long they take. {@link io.github.casemate.ai.arena.stats.Statistics} has all of it. Everything is calculated from
 * specs and records; nothing here plays, and nothing draws.
 *
 * @since 0.1.0
 */
@NullMarked
package io.github.casemate.ai.arena.stats;

import org.jspecify.annotations.NullMarked;
