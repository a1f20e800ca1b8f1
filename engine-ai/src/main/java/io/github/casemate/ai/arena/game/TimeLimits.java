package io.github.casemate.ai.arena.game;

import java.time.Duration;

/**
 * What a referee tolerates. Machines are noisy: a garbage collection or a busy neighbour makes an honest bot late. So a
 * time budget is enforced with a grace period: an answer that takes longer than the budget, but not by more than the
 * grace, counts as a timeout and is not punished.
 *
 * @param grace how much longer than its time budget a bot may take; beyond it, it forfeits the game
 * @param patience how long the referee waits for an answer, on top of budget and grace if the budget is a time; then
 *     the bot counts as hung, forfeits the game, and its thread is abandoned. Bots with a budget in iterations have no
 *     other time limit
 * @param decisions how many decisions a game may take, over all seats; then it is drawn
 */
public record TimeLimits(Duration grace, Duration patience, int decisions) {

    /** A hundred years, as for budgets: all times together can still be added. */
    private static final Duration LONGEST = Duration.ofDays(36_500);

    /**
     * Makes limits.
     *
     * @param grace how much longer than its time budget a bot may take
     * @param patience how long the referee waits for an answer
     * @param decisions how many decisions a game may take
     * @throws IllegalArgumentException if the grace is negative, the patience not at least a millisecond, one of them
     *     longer than a hundred years, or the number not positive
     */
    public TimeLimits {
        if (grace.isNegative() || patience.compareTo(Duration.ofMillis(1)) < 0 || decisions < 1) {
            throw new IllegalArgumentException(
                    "grace is not negative, patience at least 1 ms and decisions at least 1: " + grace + ", " + patience
                            + ", " + decisions);
        }
        if (grace.compareTo(LONGEST) > 0 || patience.compareTo(LONGEST) > 0) {
            throw new IllegalArgumentException(
                    "grace and patience are at most a hundred years: " + grace + ", " + patience);
        }
    }

    /**
     * Half a second of grace, a minute of patience, and 20,000 decisions in a game.
     *
     * @return the limits
     */
    public static TimeLimits standard() {
        return new TimeLimits(Duration.ofMillis(500), Duration.ofMinutes(1), 20_000);
    }

    /**
     * {@return the same with another grace}
     *
     * @param other how much longer than its time budget a bot may take
     */
    public TimeLimits withGrace(Duration other) {
        return new TimeLimits(other, patience, decisions);
    }

    /**
     * {@return the same with another patience}
     *
     * @param other how long the referee waits for an answer
     */
    public TimeLimits withPatience(Duration other) {
        return new TimeLimits(grace, other, decisions);
    }

    /**
     * {@return the same with another number of decisions}
     *
     * @param other how many decisions a game may take
     */
    public TimeLimits withDecisions(int other) {
        return new TimeLimits(grace, patience, other);
    }
}
