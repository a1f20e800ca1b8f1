package io.github.casemate.ai.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ArmTest {

    private final Arm<String, String, String, String> arm = new Arm<>();

    @Test
    void thePolicyIsToldWhatHappenedOnAScaleFromZeroToOne() {
        arm.add(3);
        arm.add(-1);
        arm.chances = 7;

        assertThat(arm.score((visits, mean, variance, chances) -> visits, null, -3, 8))
                .isEqualTo(2);
        assertThat(arm.score((visits, mean, variance, chances) -> mean, null, -3, 8))
                .isCloseTo(0.5, within(1e-9));
        assertThat(arm.score((visits, mean, variance, chances) -> variance, null, -3, 8))
                .isCloseTo(4 / 64.0, within(1e-9));
        assertThat(arm.score((visits, mean, variance, chances) -> chances, null, -3, 8))
                .isEqualTo(7);
    }

    @Test
    void aCopyKnowsTheSameAndLearnsByItself() {
        arm.add(3);
        arm.chances = 1;
        Arm<String, String, String, String> copy = arm.copy();
        assertThat(copy.score((visits, mean, variance, chances) -> mean + 10 * chances, null, 0, 1))
                .isEqualTo(13);

        copy.add(5);
        assertThat(copy.mean()).isEqualTo(4);
        assertThat(arm.mean()).isEqualTo(3);
        assertThat(copy.score((visits, mean, variance, chances) -> variance, null, 0, 1))
                .isCloseTo(1, within(1e-9));
    }

    @Test
    void whatWasLearnedWithOtherSecretsCountsLikeTwoTries() {
        arm.add(0);
        Arm<String, String, String, String> like = new Arm<>();
        Selection mean = (visits, average, variance, chances) -> average;
        assertThat(arm.score(mean, like, -1, 2)).as("nothing was learned").isEqualTo(0.5);

        like.add(1);
        assertThat(arm.score(mean, like, -1, 2)).as("one try").isCloseTo(0.75, within(1e-9));
        like.add(1);
        like.add(1);
        assertThat(arm.score(mean, like, -1, 2)).as("many").isCloseTo(5.0 / 6, within(1e-9));
        assertThat(arm.score((visits, average, variance, chances) -> visits, like, -1, 2))
                .as("how often it was tried stays the same")
                .isEqualTo(1);
    }
}
