package io.github.casemate.ai.arena.game;

import io.github.casemate.kernel.Excerpt;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * A sequential probability ratio test (Wald 1945): is the first of two entrants better than the second by at least
 * {@code high} Elo, or by at most {@code low}? The arena plays until the games have decided, which takes far fewer of
 * them than a number that is fixed beforehand, if the difference is clear.
 *
 * <p>The test looks at the games after each batch, never in between, and only at whole deals. So it decides after the
 * same games on every machine, whatever the number of threads, and however often a run is stopped and continued.
 *
 * @param low the difference in Elo that is not enough
 * @param high the difference in Elo that is looked for
 * @param falseAlarm the chance that it says "better by {@code high}" although the truth is {@code low}
 * @param miss the chance that it says "not better than {@code low}" although the truth is {@code high}
 * @param batch how many deals are played between two looks; a deal is all seatings of one round
 */
public record Sprt(double low, double high, double falseAlarm, double miss, int batch) {

    /** The chance of either error, unless something else is said. */
    public static final double USUAL_ERROR = 0.05;

    /** How many deals are played between two looks, unless something else is said. */
    public static final int USUAL_BATCH = 16;

    private static final double MOST_ELO = 2000;

    /**
     * Makes a test.
     *
     * @param low the difference in Elo that is not enough
     * @param high the difference in Elo that is looked for
     * @param falseAlarm the chance of saying "better" wrongly
     * @param miss the chance of saying "not better" wrongly
     * @param batch how many deals are played between two looks
     * @throws IllegalArgumentException if {@code high} is not above {@code low}, one of them is beyond 2,000, a chance is
     *     not between 0 and 0.5, or there is no deal between two looks
     */
    public Sprt {
        if (!(low < high) || Math.abs(low) > MOST_ELO || Math.abs(high) > MOST_ELO) {
            throw new IllegalArgumentException(
                    "a test needs two differences in Elo, the lower one first, such as 0,20, not " + number(low) + ","
                            + number(high));
        }
        if (!(falseAlarm > 0 && falseAlarm < 0.5) || !(miss > 0 && miss < 0.5)) {
            throw new IllegalArgumentException("the chances of an error are between 0 and 0.5, not "
                    + number(falseAlarm) + " and " + number(miss));
        }
        if (batch < 1) {
            throw new IllegalArgumentException("a test looks after one deal or more, not " + batch);
        }
    }

    /**
     * {@return a test with the usual chances of an error, 5 % each, and batches of 16 deals}
     *
     * @param low the difference in Elo that is not enough
     * @param high the difference in Elo that is looked for
     * @throws IllegalArgumentException if {@code high} is not above {@code low}, or one of them is beyond 2,000
     */
    public static Sprt of(double low, double high) {
        return new Sprt(low, high, USUAL_ERROR, USUAL_ERROR, USUAL_BATCH);
    }

    /**
     * {@return the test that a text describes: {@code 0,20} with the usual chances and batches, or all five numbers as
     * {@link #text} writes them}
     *
     * @param text two or five numbers, with commas
     * @throws IllegalArgumentException if it is something else
     */
    public static Sprt read(String text) {
        Array<String> parts = Array.of(text.split(",", -1)).map(String::strip);
        try {
            double low = Double.parseDouble(parts.get(0));
            double high = Double.parseDouble(parts.get(1));
            if (parts.size() == 2) {
                return of(low, high);
            }
            double falseAlarm = Double.parseDouble(parts.get(2));
            double miss = Double.parseDouble(parts.get(3));
            int batch = Integer.parseInt(parts.get(4));
            if (parts.size() == 5) {
                return new Sprt(low, high, falseAlarm, miss, batch);
            }
        } catch (NumberFormatException | IndexOutOfBoundsException odd) {
            throw notATest(text, odd);
        }
        throw notATest(text, null);
    }

    private static IllegalArgumentException notATest(String text, @Nullable Throwable odd) {
        return new IllegalArgumentException(
                "a test needs two differences in Elo, such as 0,20, not '" + Excerpt.part(text) + "'", odd);
    }

    /** {@return all five numbers, with commas} */
    public String text() {
        return number(low) + "," + number(high) + "," + number(falseAlarm) + "," + number(miss) + "," + batch;
    }

    private static String number(double value) {
        return value == Math.rint(value) && Math.abs(value) <= MOST_ELO
                ? Integer.toString((int) value)
                : Double.toString(value);
    }
}
