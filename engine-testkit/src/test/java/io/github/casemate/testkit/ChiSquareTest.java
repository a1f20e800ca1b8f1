package io.github.casemate.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Distribution;
import io.vavr.Tuple;
import io.vavr.collection.Iterator;
import io.vavr.collection.List;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class ChiSquareTest {

    private static final Distribution<Integer> DIE = Distribution.uniform(List.rangeClosed(1, 6));

    /** Mostly zero; one and two hardly ever. */
    private static final Distribution<Integer> LOTTERY =
            Distribution.weighted(List.of(Tuple.of(0, 998L), Tuple.of(1, 1L), Tuple.of(2, 1L)));

    /** A blank most of the time, and a hundred prizes that are too rare to be judged one by one. */
    private static final Distribution<Integer> RAFFLE =
            Distribution.weighted(List.rangeClosed(0, 100).map(prize -> Tuple.of(prize, prize == 0 ? 900L : 1L)));

    /** Draws from one distribution and claims the odds of another. */
    private record Loaded(Distribution<Integer> claimed, Distribution<Integer> drawn) implements Distribution<Integer> {

        @Override
        public Integer sample(RandomGenerator random) {
            return drawn.sample(random);
        }

        @Override
        public long size() {
            return claimed.size();
        }

        @Override
        public long weight(Integer outcome) {
            return claimed.weight(outcome);
        }

        @Override
        public long total() {
            return claimed.total();
        }

        @Override
        public Iterator<Integer> outcomes() {
            return claimed.outcomes();
        }
    }

    private static boolean isTakenFor(Distribution<Integer> claimed, Distribution<Integer> drawn) {
        return ChiSquare.agrees(new Loaded(claimed, drawn), 1L);
    }

    @Test
    void whatIsFairAgrees() {
        for (long seed = 0; seed < 200; seed++) {
            assertThat(ChiSquare.agrees(DIE, seed)).isTrue();
            assertThat(ChiSquare.agrees(LOTTERY, seed)).isTrue();
            assertThat(ChiSquare.agrees(RAFFLE, seed)).isTrue();
        }
    }

    @Test
    void aDieThatLovesTheSixDoesNotAgree() {
        var loaded = Distribution.weighted(List.rangeClosed(1, 6).map(face -> Tuple.of(face, face == 6 ? 3L : 1L)));
        assertThat(isTakenFor(DIE, loaded)).isFalse();
    }

    @Test
    void rareOutcomesAreJudgedTogether() {
        var tooGenerous = Distribution.weighted(List.of(Tuple.of(0, 80L), Tuple.of(1, 10L), Tuple.of(2, 10L)));
        assertThat(isTakenFor(LOTTERY, tooGenerous)).isFalse();
        assertThat(isTakenFor(tooGenerous, LOTTERY)).isFalse();
    }

    @Test
    void whatHasOneOutcomeAlwaysAgrees() {
        assertThat(ChiSquare.agrees(Distribution.uniform(List.of(1)), 1L)).isTrue();
    }
}
