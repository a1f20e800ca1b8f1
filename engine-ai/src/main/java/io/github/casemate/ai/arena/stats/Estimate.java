package io.github.casemate.ai.arena.stats;

import io.vavr.collection.Seq;

/**
 * A number estimated from games, and a 95 % interval: in about 95 of 100 repetitions the interval holds the true
 * number. All intervals treat games as independent. Those of one round of a pairing are not quite, since they share
 * their seed: if the dice decide more than the players, what is counted over all seats or entrants, such as lengths and
 * endings, varies rather more than its interval says. Bots without randomness in a game without chance repeat the same
 * games, and then no interval means anything.
 *
 * @param value the number; not a number if there is nothing to estimate it from
 * @param low the lower end
 * @param high the upper end
 */
public record Estimate(double value, double low, double high) {

    /** The quantile of the normal distribution that leaves 2.5 % above. */
    static final double Z = 1.959963984540054;

    /**
     * A proportion, with the interval of Wilson (1927), which is sensible for few trials and close to 0 and 1.
     *
     * @param successes how often it was so; shares of a success may add up to a fraction
     * @param trials how often it might have been
     * @return the proportion; without trials from 0 to 1
     */
    public static Estimate proportion(double successes, long trials) {
        if (trials == 0) {
            return new Estimate(Double.NaN, 0, 1);
        }
        double p = successes / trials;
        double z2 = Z * Z / trials;
        double middle = (p + z2 / 2) / (1 + z2);
        double half = Z * Math.sqrt(Math.max(0, p * (1 - p)) / trials + z2 / (4 * trials)) / (1 + z2);
        return new Estimate(p, Math.max(0, Math.min(p, middle - half)), Math.min(1, Math.max(p, middle + half)));
    }

    /**
     * A mean, with the normal approximation, which needs some thirty values.
     *
     * @param values the values
     * @return the mean; with fewer than two values the interval has no ends
     */
    public static Estimate mean(Seq<? extends Number> values) {
        int n = values.size();
        double sum = 0;
        for (Number value : values) {
            sum += value.doubleValue();
        }
        if (n < 2) {
            return new Estimate(n == 0 ? Double.NaN : sum, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        }
        double mean = sum / n;
        double squares = 0;
        for (Number value : values) {
            squares += (value.doubleValue() - mean) * (value.doubleValue() - mean);
        }
        return around(mean, Math.sqrt(squares / (n - 1) / n));
    }

    /**
     * {@return a number with a normal error}
     *
     * @param value the number
     * @param error its standard error
     */
    public static Estimate around(double value, double error) {
        return new Estimate(value, value - Z * error, value + Z * error);
    }

    /**
     * {@return the difference from an independent estimate: this one minus the other} The interval is that of Newcombe
     * (1998), made from the ends of both; for two means it is the usual one.
     *
     * @param other the other estimate
     */
    public Estimate minus(Estimate other) {
        double difference = value - other.value;
        return new Estimate(
                difference,
                difference - Math.hypot(value - low, other.high - other.value),
                difference + Math.hypot(high - value, other.value - other.low));
    }

    /** {@return whether there was anything to estimate from} */
    public boolean isKnown() {
        return !Double.isNaN(value);
    }

    /**
     * {@return whether the interval leaves a number out, so that the difference from it is unlikely to be chance}
     *
     * @param number the number
     */
    public boolean excludes(double number) {
        return isKnown() && (number < low || number > high);
    }
}
