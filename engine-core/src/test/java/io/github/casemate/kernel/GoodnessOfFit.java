package io.github.casemate.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.List;
import java.util.HashMap;
import java.util.Map;
import java.util.random.RandomGenerator;

/**
 * Pearson's test, for seeds that are fixed: it fails for a sampler that is wrong, never for bad luck on another day.
 */
final class GoodnessOfFit {

    /** Outcomes that are expected less often are counted together, else the statistic does not follow its law. */
    private static final double FEWEST = 10.0;

    private GoodnessOfFit() {}

    /** Samples a distribution and fails if the counts stray from the weights. */
    static <A> void assertSamplesFollowWeights(Distribution<A> distribution, RandomGenerator random, int samples) {
        Map<A, Integer> counts = new HashMap<>();
        for (int i = 0; i < samples; i++) {
            counts.merge(distribution.sample(random), 1, Integer::sum);
        }
        List<Cell> cells = distribution
                .outcomes()
                .map(outcome -> new Cell(counts.getOrDefault(outcome, 0), distribution.probability(outcome) * samples))
                .toList();
        assertThat(cells.map(Cell::observed).sum().intValue())
                .as("samples of %s that are outcomes", distribution)
                .isEqualTo(samples);
        List<Cell> often = cells.filter(cell -> cell.expected >= FEWEST);
        List<Cell> seldom = cells.filter(cell -> cell.expected < FEWEST);
        List<Cell> all = seldom.isEmpty() ? often : often.append(seldom.reduce(Cell::plus));
        if (all.size() > 1) {
            assertThat(all.map(Cell::deviation).sum().doubleValue())
                    .as("chi-square of %s", distribution)
                    .isLessThan(limit(all.size() - 1));
        }
    }

    /** What chance exceeds once in thirty thousand times (four standard deviations), after Wilson and Hilferty. */
    private static double limit(int degreesOfFreedom) {
        double spread = 2.0 / (9.0 * degreesOfFreedom);
        return degreesOfFreedom * Math.pow(1.0 - spread + 4.0 * Math.sqrt(spread), 3.0);
    }

    private record Cell(int observed, double expected) {

        Cell plus(Cell other) {
            return new Cell(observed + other.observed, expected + other.expected);
        }

        double deviation() {
            return (observed - expected) * (observed - expected) / expected;
        }
    }
}
