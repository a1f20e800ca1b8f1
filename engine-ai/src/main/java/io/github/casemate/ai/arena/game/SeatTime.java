package io.github.casemate.ai.arena.game;

/**
 * What one seat has spent in one game. No two runs spend the same.
 *
 * @param iterations the iterations that the bot has told
 * @param nanos how long it has thought in all, in nanoseconds
 * @param longest how long it has thought about the decision that took longest, in nanoseconds
 * @param timeouts how often it has answered late, that is more than ten milliseconds after its time was up, or never
 */
public record SeatTime(long iterations, long nanos, long longest, int timeouts) {

    /** Nothing spent. */
    public static final SeatTime NONE = new SeatTime(0, 0, 0, 0);
}
