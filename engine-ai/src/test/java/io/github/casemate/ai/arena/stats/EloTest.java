package io.github.casemate.ai.arena.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.github.casemate.kernel.SplitMix64;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

class EloTest {

    @Test
    void threeOfFourAreAHundredAndNinetyPoints() {
        Elo elo = Elo.of(List.of(duel("a", 75, "b", 25)), 0);
        Estimate difference = elo.difference("a", "b");
        assertThat(difference.value()).isEqualTo(190.848501888, within(1e-6));
        // The error of the logit is 1/sqrt(100 * 0.75 * 0.25).
        assertThat(difference.high() - difference.value())
                .isEqualTo(400 / Math.log(10) * 1.959963984540054 / Math.sqrt(18.75), within(1e-6));
        assertThat(elo.rating("a").value()).isEqualTo(190.848501888 / 2, within(1e-6));
        assertThat(elo.rating("b").value()).isEqualTo(-190.848501888 / 2, within(1e-6));
        assertThat(elo.relativeTo("b").get("a").get()).isEqualTo(difference);
        assertThat(elo.relativeTo("b").get("b").get().value()).isZero();
    }

    @Test
    void scoresByTheModelGiveTheRatingsBack() {
        Elo elo = Elo.of(List.of(byModel("a", 0, "b", 100), byModel("b", 100, "c", 300), byModel("a", 0, "c", 300)), 0);
        assertThat(elo.difference("b", "a").value()).isEqualTo(100, within(1e-6));
        assertThat(elo.difference("c", "b").value()).isEqualTo(200, within(1e-6));
        assertThat(elo.rating("a").value()
                        + elo.rating("b").value()
                        + elo.rating("c").value())
                .isEqualTo(0, within(1e-6));
    }

    @Test
    void whoHasOnlyMetThroughOthersIsComparedThroughThem() {
        Elo elo = Elo.of(List.of(byModel("a", 0, "b", 100), byModel("b", 100, "c", 300)), 0);
        assertThat(elo.difference("c", "a").value()).isEqualTo(300, within(1e-6));
        assertThat(width(elo.difference("c", "a"))).isGreaterThan(width(elo.difference("b", "a")));
    }

    @Test
    void aPerfectScoreIsFiniteByOneDrawnGame() {
        Elo elo = Elo.of(List.of(duel("a", 20, "b", 0)), 1);
        assertThat(elo.difference("a", "b").value()).isEqualTo(400 * Math.log10(20.5 / 0.5), within(1e-6));
        assertThat(elo.difference("a", "b").low()).isBetween(100.0, 200.0);
    }

    @Test
    void fieldsThatHaveNotMetAreNotCompared() {
        Elo elo = Elo.of(List.of(duel("a", 10, "b", 30), duel("y", 30, "x", 10)), 1);
        assertThat(elo.groups()).isEqualTo(2);
        assertThat(elo.group("a")).isEqualTo(elo.group("b")).isNotEqualTo(elo.group("x"));
        assertThat(elo.difference("a", "x").isKnown()).isFalse();
        assertThat(elo.rating("a").value()).isEqualTo(-elo.rating("b").value(), within(1e-9));
        assertThat(elo.rating("y").value()).isEqualTo(elo.rating("b").value(), within(1e-9));
    }

    @Test
    void seatsCountAtLargerTables() {
        // Twice as strong on one seat of three: two of four parts.
        TableGroup contest = new TableGroup(Array.of("a", "b"), Array.of(1, 2), 100, Array.of(50.0, 50.0));
        assertThat(Elo.of(List.of(contest), 0).difference("a", "b").value())
                .isEqualTo(400 * Math.log10(2), within(1e-6));
    }

    @Test
    void oneAloneHasTheMean() {
        Elo elo = Elo.of(List.of(new TableGroup(Array.of("a"), Array.of(1), 10, Array.of(10.0))), 1);
        assertThat(elo.rating("a").value()).isZero();
        assertThat(Elo.of(List.empty()).groups()).isZero();
        assertThatIllegalArgumentException().isThrownBy(() -> elo.rating("b"));
    }

    @Test
    void nineteenOfTwentyIntervalsHoldTheTruth() {
        SplitMix64 random = new SplitMix64(11);
        double[] truth = {-150, 0, 150};
        String[] names = {"a", "b", "c"};
        int held = 0;
        for (int run = 0; run < 1000; run++) {
            Seq<TableGroup> contests = List.of(Array.of(0, 1), Array.of(0, 2), Array.of(1, 2))
                    .map(pair -> {
                        double chance = expected(truth[pair.get(0)], truth[pair.get(1)]);
                        int wins = 0;
                        for (int i = 0; i < 100; i++) {
                            wins += random.nextDouble() < chance ? 1 : 0;
                        }
                        return duel(names[pair.get(0)], wins, names[pair.get(1)], 100 - wins);
                    });
            Elo elo = Elo.of(contests, 1);
            held += elo.difference("c", "a").excludes(300) ? 0 : 1;
            held += elo.rating("a").excludes(-150) ? 0 : 1;
        }
        assertThat(held / 2000.0).isBetween(0.935, 0.965);
    }

    private static TableGroup duel(String one, double wins, String other, double losses) {
        return new TableGroup(Array.of(one, other), Array.of(1, 1), wins + losses, Array.of(wins, losses));
    }

    private static TableGroup byModel(String one, double rating, String other, double otherRating) {
        double score = expected(rating, otherRating);
        return duel(one, 1000 * score, other, 1000 * (1 - score));
    }

    private static double expected(double rating, double other) {
        return 1 / (1 + Math.pow(10, (other - rating) / 400));
    }

    private static double width(Estimate estimate) {
        return estimate.high() - estimate.low();
    }
}
