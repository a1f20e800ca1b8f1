package io.github.casemate.ai.arena;

import io.github.casemate.ai.arena.game.SeatTime;

/** What one seat has been asked and has spent so far. */
final class SeatMeter {

    private int decisions;
    private SeatTime time = SeatTime.NONE;

    /** The number of the next decision, from zero. */
    int next() {
        return decisions++;
    }

    void thought(long nanos, long iterations, boolean late) {
        time = time.plus(new SeatTime(iterations, nanos, nanos, late ? 1 : 0));
    }

    int decisions() {
        return decisions;
    }

    SeatTime time() {
        return time;
    }
}
