package io.github.casemate.ai.arena.game;

/**
 * What one seat has spent in one game. No two runs spend the same.
 *
 * @param iterations the iterations that the bot has reported
 * @param nanos how long it has thought in all, in nanoseconds
 * @param longest how long it has thought about the decision that took longest, in nanoseconds
 * @param timeouts how often it has answered late, that is more than ten milliseconds after its time was up, or never
 */
public record SeatTime(long iterations, long nanos, long longest, int timeouts) {

    /** Nothing spent. */
    public static final SeatTime NONE = new SeatTime(0, 0, 0, 0);

    /**
     * Makes a time.
     *
     * @param iterations the iterations
     * @param nanos the time in all
     * @param longest the time of the longest decision
     * @param timeouts how often it was late
     * @throws IllegalArgumentException if one of them is negative
     */
    public SeatTime {
        if (iterations < 0 || nanos < 0 || longest < 0 || timeouts < 0) {
            throw new IllegalArgumentException("time and iterations cannot be negative: " + iterations + " iterations, "
                    + nanos + " ns, at most " + longest + " ns, " + timeouts + " timeouts");
        }
    }

    /**
     * Both together. Bots can report anything, so a sum that is too large counts as the largest possible number.
     *
     * @param other what else was spent
     * @return the sum, with the longer of the two longest decisions
     */
    public SeatTime plus(SeatTime other) {
        return new SeatTime(
                sum(iterations, other.iterations), sum(nanos, other.nanos), Math.max(longest, other.longest), (int)
                        Math.min(Integer.MAX_VALUE, (long) timeouts + other.timeouts));
    }

    private static long sum(long one, long other) {
        long sum = one + other;
        return sum < 0 ? Long.MAX_VALUE : sum;
    }
}
