package io.github.casemate.ai;

import io.github.casemate.kernel.Excerpt;
import java.time.Duration;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * How much a bot may think about one decision: a number of iterations, or a time. What counts as an iteration is up to
 * the bot; for a search it is one look ahead from an imagined state. Iterations make a bot's choices repeatable; a time
 * makes them fit a clock.
 */
public final class Budget {

    private static final Pattern WRITTEN = Pattern.compile("(\\d{1,12})(ms|s)?");

    /** A hundred years: nanoseconds in a long last for 292. */
    private static final long LONGEST = Duration.ofDays(36_500).toMillis();

    private final long amount;
    private final boolean timed;

    private Budget(long amount, boolean timed) {
        if (amount < 1) {
            throw new IllegalArgumentException("a budget is at least one iteration or one millisecond, not " + amount);
        }
        if (timed && amount > LONGEST) {
            throw new IllegalArgumentException("a budget is at most a hundred years, not " + amount + "ms");
        }
        this.amount = amount;
        this.timed = timed;
    }

    /**
     * {@return a budget of iterations}
     *
     * @param number how many, at least one
     * @throws IllegalArgumentException if the number is not positive
     */
    public static Budget iterations(long number) {
        return new Budget(number, false);
    }

    /**
     * {@return a budget of time, measured by the wall clock}
     *
     * @param time how long, at least a millisecond; parts of a millisecond do not count
     * @throws IllegalArgumentException if the time is shorter than a millisecond or longer than a hundred years
     */
    public static Budget time(Duration time) {
        return new Budget(time.toMillis(), true);
    }

    /**
     * Reads a budget as {@link #toString} writes it: {@code 1000} is a number of iterations, {@code 200ms} and {@code
     * 2s} are times.
     *
     * @param text the text
     * @return the budget
     * @throws IllegalArgumentException if the text is not a budget; the message says how to write one
     */
    public static Budget parse(String text) {
        Matcher matcher = WRITTEN.matcher(text);
        if (matcher.matches()) {
            String unit = matcher.group(2);
            long amount = Long.parseLong(matcher.group(1)) * ("s".equals(unit) ? 1000 : 1);
            if (amount > 0 && (unit == null || amount <= LONGEST)) {
                return new Budget(amount, unit != null);
            }
        }
        throw new IllegalArgumentException("'" + Excerpt.part(text)
                + "' is not a budget: write a number of iterations such as 1000, or a time such as 200ms or 2s");
    }

    /**
     * Whether the budget is a time.
     *
     * @return true for a time, false for a number of iterations
     */
    public boolean isTime() {
        return timed;
    }

    /**
     * How many iterations there are.
     *
     * @return the number; {@link Long#MAX_VALUE} if the budget is a time
     */
    public long iterations() {
        return timed ? Long.MAX_VALUE : amount;
    }

    /**
     * How long the bot may think.
     *
     * @return the time; about 292 years if the budget is a number of iterations
     */
    public Duration time() {
        return timed ? Duration.ofMillis(amount) : Duration.ofNanos(Long.MAX_VALUE);
    }

    /** Budgets are equal if they allow the same amount of the same unit. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Budget that && amount == that.amount && timed == that.timed;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(timed ? ~amount : amount);
    }

    /** The budget as {@link #parse} reads it. */
    @Override
    public String toString() {
        return timed ? amount + "ms" : Long.toString(amount);
    }
}
