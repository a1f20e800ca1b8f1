package io.github.casemate.ai.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class SelectionTest {

    private final List<Selection> all = List.of(Selection.ucb1(0.7), Selection.ucb1Tuned(), Selection.ucbV(0.5));

    @Test
    void ucb1IsTheMeanAndTheBonusOfItsFormula() {
        assertThat(Selection.ucb1(0.7).score(4, 0.5, 0.1, 100))
                .isCloseTo(0.5 + 0.7 * Math.sqrt(Math.log(100) / 4), within(1e-12));
        assertThat(Selection.ucb1(0).score(4, 0.5, 0.1, 100)).isEqualTo(0.5);
    }

    @Test
    void ucb1TunedLooksAtTheVarianceUpToAQuarter() {
        double log = Math.log(100) / 50;
        assertThat(Selection.ucb1Tuned().score(50, 0.5, 0.0, 100))
                .isCloseTo(0.5 + Math.sqrt(log * Math.min(0.25, Math.sqrt(2 * log))), within(1e-12));
        assertThat(Selection.ucb1Tuned().score(2, 0.5, 0.2, 100))
                .isCloseTo(0.5 + Math.sqrt(Math.log(100) / 2 * 0.25), within(1e-12));
    }

    @Test
    void ucbVIsItsFormula() {
        double log = 0.5 * Math.log(100) / 10;
        assertThat(Selection.ucbV(0.5).score(10, 0.5, 0.2, 100))
                .isCloseTo(0.5 + Math.sqrt(2 * 0.2 * log) + 3 * log, within(1e-12));
    }

    @Test
    void whatWasPassedOverMoreDeservesMore() {
        for (Selection selection : all) {
            assertThat(selection.score(5, 0.5, 0.1, 1000)).isGreaterThan(selection.score(5, 0.5, 0.1, 100));
            assertThat(selection.score(5, 0.5, 0.1, 1000)).isGreaterThan(selection.score(500, 0.5, 0.1, 1000));
            assertThat(selection.score(5, 0.6, 0.1, 1000)).isGreaterThan(selection.score(5, 0.5, 0.1, 1000));
        }
    }

    @Test
    void logarithmsAreTheSameWhetherLookedUpOrNot() {
        assertThat(Logarithm.of(1)).isZero();
        assertThat(Logarithm.of(4095)).isEqualTo(PortableMath.log(4095));
        assertThat(Logarithm.of(4096)).isEqualTo(PortableMath.log(4096));
    }
}
