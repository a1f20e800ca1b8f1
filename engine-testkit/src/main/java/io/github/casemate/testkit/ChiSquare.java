package io.github.casemate.testkit;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.SplitMix64;
import java.util.HashMap;
import java.util.Map;

/** Pearson's test of a sample against exact odds. */
final class ChiSquare {

    /** How many standard deviations are too many: more happens by luck once in a thousand million times. */
    private static final double TOO_MANY = 6.0;

    private ChiSquare() {}

    /**
     * Whether samples drawn with this seed look as if they followed the weights. Only for distributions whose outcomes
     * can be listed.
     */
    static <A> boolean agrees(Distribution<A> distribution, long seed) {
        int samples = (int) (200 + 40 * distribution.size());
        SplitMix64 random = new SplitMix64(seed);
        Map<A, Integer> seen = new HashMap<>();
        for (int i = 0; i < samples; i++) {
            seen.merge(distribution.sample(random), 1, Integer::sum);
        }
        double statistic = 0;
        int cells = 0;
        double rareExpected = 0;
        int rareSeen = 0;
        for (A outcome : distribution.outcomes()) {
            double expected = samples * distribution.probability(outcome);
            int count = seen.getOrDefault(outcome, 0);
            if (expected < 5) {
                rareExpected += expected;
                rareSeen += count;
            } else {
                statistic += square(count - expected) / expected;
                cells++;
            }
        }
        if (rareExpected > 0) {
            statistic += square(rareSeen - rareExpected) / Math.max(rareExpected, 1);
            cells++;
        }
        return cells < 2 || deviations(statistic, cells - 1) < TOO_MANY;
    }

    /** The statistic in standard deviations of a normal distribution, after Wilson and Hilferty. */
    private static double deviations(double statistic, int freedom) {
        double spread = 2.0 / (9.0 * freedom);
        return (Math.cbrt(statistic / freedom) - (1 - spread)) / Math.sqrt(spread);
    }

    private static double square(double x) {
        return x * x;
    }
}
