package io.github.casemate.ai.arena;

import io.github.casemate.ai.arena.game.SeatTime;

/** What one seat has been asked and has spent so far. */
final class SeatMeter {

    private int decisions;
    private long iterations;
    private long nanos;
    private long longest;
    private int timeouts;

    /** The number of the next decision, from zero. */
    int next() {
        return decisions++;
    }

    void thought(long time, long spent, boolean late) {
        nanos += time;
        longest = Math.max(longest, time);
        iterations += spent;
        timeouts += late ? 1 : 0;
    }

    int decisions() {
        return decisions;
    }

    SeatTime time() {
        return new SeatTime(iterations, nanos, longest, timeouts);
    }
}
