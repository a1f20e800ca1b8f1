package io.github.casemate.ai.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.casemate.ai.arena.game.Sprt;
import io.github.casemate.ai.arena.stats.SprtResult.Outcome;
import io.github.casemate.kernel.SplitMix64;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class SprtResultTest {

    private static final int MOST = 5_000;

    @Test
    void ofAllWinsEachSpeaksForTheHigherByTheRatioOfExpectedScores() {
        double[] wins = new double[64];
        Arrays.fill(wins, 1);
        double high = 1 / (1 + Math.pow(10, -20 / 400.0));
        assertThat(SprtResult.of(new Sprt(0, 20, 0.001, 0.001, 64), wins, MOST).ratio())
                .isEqualTo(64 * Math.log(high / 0.5), within(1e-3));
    }

    @Test
    void theBoundsAreThoseOfWald() {
        SprtResult result = SprtResult.of(new Sprt(0, 20, 0.05, 0.1, 16), new double[0], MOST);
        assertThat(result.upper()).isEqualTo(Math.log(0.9 / 0.05));
        assertThat(result.lower()).isEqualTo(Math.log(0.1 / 0.95));
        assertThat(result.outcome()).isEqualTo(Outcome.OPEN);
        assertThat(result.ratio()).isZero();
    }

    @Test
    void changingSidesChangesTheSign() {
        double[] deals = {0, 0.25, 0.5, 0.5, 0.75, 1, 1, 0.5};
        double[] mirrored = Arrays.stream(deals).map(score -> 1 - score).toArray();
        assertThat(SprtResult.of(new Sprt(-30, 30, 0.01, 0.01, 8), deals, MOST).ratio())
                .isEqualTo(
                        -SprtResult.of(new Sprt(-30, 30, 0.01, 0.01, 8), mirrored, MOST)
                                .ratio(),
                        within(1e-9));
    }

    @Test
    void deadHeatsDecideForTheLower() {
        double[] halves = new double[320];
        Arrays.fill(halves, 0.5);
        assertThat(SprtResult.of(Sprt.of(0, 50), halves, MOST).outcome()).isEqualTo(Outcome.NOT_BETTER);
    }

    @Test
    void onlyWholeBatchesAreLookedAtUnlessAllIsPlayed() {
        double[] wins = new double[40];
        Arrays.fill(wins, 1);
        Sprt slow = new Sprt(0, 2, 0.01, 0.01, 16);
        assertThat(SprtResult.of(slow, wins, MOST).deals()).isEqualTo(32);
        assertThat(SprtResult.of(slow, wins, 40).deals()).isEqualTo(40);
    }

    @Test
    void whatComesAfterTheDecisionDoesNotMatter() {
        double[] deals = new double[200];
        Arrays.fill(deals, 0, 100, 1);
        SprtResult decided = SprtResult.of(Sprt.of(0, 50), deals, MOST);
        assertThat(decided.outcome()).isEqualTo(Outcome.BETTER);
        assertThat(decided).isEqualTo(SprtResult.of(Sprt.of(0, 50), Arrays.copyOf(deals, decided.deals()), MOST));
    }

    /** Deals of two games each, whose scores depend on each other, as they do when the dice decide much. */
    @Test
    void itErrsNoMoreOftenThanItSays() {
        Sprt test = Sprt.of(0, 80);
        assertThat(share(test, 0, Outcome.BETTER)).isBetween(0.005, 0.065);
        assertThat(share(test, 80, Outcome.NOT_BETTER)).isBetween(0.005, 0.065);
        assertThat(share(test, 0, Outcome.OPEN) + share(test, 80, Outcome.OPEN)).isZero();
    }

    /** How often a thousand tests say something if the truth is a difference. */
    private static double share(Sprt test, double elo, Outcome said) {
        double win = 1 / (1 + Math.pow(10, -elo / 400));
        SplitMix64 random = new SplitMix64(20_27);
        int count = 0;
        for (int trial = 0; trial < 1_000; trial++) {
            double[] deals = new double[1_000];
            for (int deal = 0; deal < deals.length; deal++) {
                double first = random.nextDouble() < win ? 0.5 : 0;
                boolean alike = random.nextDouble() < 0.3;
                double second = alike ? first : random.nextDouble() < win ? 0.5 : 0;
                deals[deal] = first + second;
            }
            count += SprtResult.of(test, deals, MOST).outcome() == said ? 1 : 0;
        }
        return count / 1_000.0;
    }
}
