package io.github.casemate.ai.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.casemate.kernel.SplitMix64;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class EstimateTest {

    @Test
    void wilsonForEightOfTen() {
        assertEstimate(Estimate.proportion(8, 10), 0.8, 0.4901625, 0.9433178);
    }

    @Test
    void wilsonAtTheEnds() {
        assertEstimate(Estimate.proportion(0, 10), 0, 0, 0.2775328);
        assertEstimate(Estimate.proportion(10, 10), 1, 0.7224672, 1);
        assertThat(Estimate.proportion(0, 0).isKnown()).isFalse();
        assertThat(Estimate.proportion(0, 0).low()).isZero();
    }

    @Test
    void newcombeForTheDifferenceOfTwoProportions() {
        // Newcombe (1998), table II, (a): 56/70 and 48/80.
        assertEstimate(Estimate.proportion(56, 70).minus(Estimate.proportion(48, 80)), 0.2, 0.0524, 0.3339, 1e-4);
        // (d): 5/56 and 0/29.
        assertEstimate(Estimate.proportion(5, 56).minus(Estimate.proportion(0, 29)), 5.0 / 56, -0.0381, 0.1926, 1e-4);
    }

    @Test
    void theMeanOfSomeNumbers() {
        // Standard deviation 2.13809, error 0.755929.
        assertEstimate(Estimate.mean(Array.of(2, 4, 4, 4, 5, 5, 7, 9)), 5, 3.518407, 6.481593);
        assertThat(Estimate.mean(Array.of(3)).excludes(100)).isFalse();
        assertThat(Estimate.mean(Array.<Integer>empty()).isKnown()).isFalse();
    }

    @Test
    void nineteenOfTwentyIntervalsHoldTheTruth() {
        // Exactly 93.4 % for 30 % of 60, since the number of successes is whole.
        SplitMix64 random = new SplitMix64(7);
        int held = 0;
        for (int run = 0; run < 4000; run++) {
            int successes = 0;
            for (int i = 0; i < 60; i++) {
                successes += random.nextInt(10) < 3 ? 1 : 0;
            }
            held += Estimate.proportion(successes, 60).excludes(0.3) ? 0 : 1;
        }
        assertThat(held / 4000.0).isBetween(0.930, 0.945);
    }

    @Test
    void quartilesLieBetweenNumbers() {
        Spread spread = Spread.of(Array.of(4, 1, 3, 2));
        assertThat(spread.lower()).isEqualTo(1.75);
        assertThat(spread.median()).isEqualTo(2.5);
        assertThat(spread.upper()).isEqualTo(3.25);
        assertThat(spread.least()).isEqualTo(1);
        assertThat(spread.most()).isEqualTo(4);
        assertThat(Spread.of(Array.empty()).count()).isZero();
        assertThat(Spread.of(Array.of(5)).upper()).isEqualTo(5);
    }

    private static void assertEstimate(Estimate estimate, double value, double low, double high) {
        assertEstimate(estimate, value, low, high, 1e-6);
    }

    private static void assertEstimate(Estimate estimate, double value, double low, double high, double error) {
        assertThat(estimate.value()).isEqualTo(value, within(1e-9));
        assertThat(estimate.low()).isEqualTo(low, within(error));
        assertThat(estimate.high()).isEqualTo(high, within(error));
    }
}
