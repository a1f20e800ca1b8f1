package io.github.casemate.ai.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.agenda.Action;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.rules.ChooseAction;
import io.github.casemate.testkit.games.ConnectFour;
import io.github.casemate.testkit.games.ConnectFour.Drop;
import io.github.casemate.testkit.games.ConnectFour.Dropped;
import io.github.casemate.testkit.games.ConnectFour.State;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class IsmctsTest {

    private final ConnectFour connectFour = new ConnectFour();
    private final IslandSiege siege = IslandSiege.of(Ruleset.secondEdition(2).withTurnLimit(100));

    @Test
    void itCompletesItsOwnFour() {
        assertThat(connectFourAnswer(0, 6, 0, 6, 0, 6)).isEqualTo(new Drop(0));
    }

    @Test
    void itStopsTheOthersFour() {
        assertThat(connectFourAnswer(3, 0, 3, 0, 3)).isEqualTo(new Drop(3));
    }

    @Test
    void itRollsInPigUntilAboutTwenty() {
        Pig pig = new Pig(2, 100);
        assertThat(pigAnswer(pig, 4)).isEqualTo(Pig.Choice.ROLL);
        assertThat(pigAnswer(pig, 40)).isEqualTo(Pig.Choice.HOLD);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 8})
    void theNumberOfThreadsChangesNothing(int threads) {
        var search = Ismcts.of(siege).trees(4);
        for (int seed = 1; seed <= 3; seed++) {
            var match = Match.of(siege, seed);
            var alone = search.newBot();
            var together = search.threads(threads).newBot();
            for (int n = 0; n < 6; n++) {
                var decision = decision(match, n, 203);
                Analysis<Action> expected = alone.analyse(decision);
                assertThat(together.analyse(decision(match, n, 203))).isEqualTo(expected);
                assertThat(expected.iterations()).isEqualTo(203);
                assertThat(decision.spent()).isEqualTo(203);
                match = match.play(expected.best().action());
            }
        }
    }

    @Test
    void treesGrowApart() {
        var match = Match.of(siege, 5);
        var one = Ismcts.of(siege).newBot().analyse(decision(match, 0, 400));
        var two = Ismcts.of(siege).trees(2).newBot().analyse(decision(match, 0, 400));
        assertThat(two.choices().map(Analysis.Choice::mean))
                .isNotEqualTo(one.choices().map(Analysis.Choice::mean));
        assertThat(two.choices().map(Analysis.Choice::visits).sum()).isEqualTo(400L);
    }

    /** In the same turn: a bot that has begun to attack has thought about the dice before they fell. */
    @Test
    void whatWasLearnedIsKeptWithinATurn() {
        int kept = 0;
        for (int seed = 1; seed <= 5; seed++) {
            var match = Match.of(siege, seed);
            var bot = Ismcts.of(siege).newBot();
            boolean within = false;
            for (int n = 0; n < 40 && !match.isOver(); n++) {
                var analysis = bot.analyse(decision(match, n, 500));
                boolean begins = match.view(match.turn().asked().get()).agenda().head() instanceof ChooseAction;
                long visits =
                        analysis.choices().map(Analysis.Choice::visits).sum().longValue();
                assertThat(visits).isGreaterThanOrEqualTo(match.legalActions().size() > 1 ? 500 : 1);
                kept += within && !begins && visits > 500 ? 1 : 0;
                within = true;
                match = match.play(analysis.best().action());
                if (!match.isOver() && match.turn().asked().get().index() != 0) {
                    // The other seat has a bot of its own.
                    bot = Ismcts.of(siege).newBot();
                    within = false;
                }
            }
        }
        assertThat(kept).isGreaterThan(10);
    }

    @Test
    void aSeatThatChangesGetsNewTrees() {
        var match = Match.of(connectFour, 1);
        var bot = Ismcts.of(connectFour).newBot();
        Drop first = bot.choose(decision(match, 0, 100));
        var analysis = bot.analyse(decision(match.play(first), 1, 100));
        assertThat(analysis.choices().map(Analysis.Choice::visits).sum()).isEqualTo(100L);
    }

    @Test
    void aTimeBudgetIsKeptToByManyTrees() {
        var match = Match.of(connectFour, 1);
        for (int threads = 1; threads <= 3; threads++) {
            var decision = Decision.of(match, new SplitMix64(1), Budget.time(Duration.ofMillis(30)));
            var analysis =
                    Ismcts.of(connectFour).trees(3).threads(threads).newBot().analyse(decision);
            assertThat(analysis.iterations()).isGreaterThan(2);
            assertThat(decision.spent()).isEqualTo(analysis.iterations());
        }
    }

    @Test
    void anInterruptedSearchAnswersAtOnce() {
        Thread.currentThread().interrupt();
        var analysis = Ismcts.of(connectFour).newBot().analyse(decision(Match.of(connectFour, 1), 0, Long.MAX_VALUE));
        assertThat(Thread.interrupted()).isTrue();
        assertThat(analysis.iterations()).isZero();
        assertThat(analysis.best().action()).isEqualTo(new Drop(0));
    }

    @Test
    void whatARollOutThrowsReachesTheCallerFromEveryThread() {
        for (int threads = 1; threads <= 2; threads++) {
            var bot = Ismcts.of(connectFour)
                    .trees(2)
                    .threads(threads)
                    .playout((state, legal, random) -> {
                        throw new IllegalStateException("no idea");
                    })
                    .newBot();
            assertThatThrownBy(() -> bot.choose(decision(Match.of(connectFour, 1), 0, 10)))
                    .hasMessage("no idea");
        }
    }

    @Test
    void theEvaluationCutsRollOutsShort() {
        int[] asked = {0};
        Evaluation<State> flat = state -> {
            asked[0]++;
            return new double[2];
        };
        Ismcts.of(connectFour).cut(2, flat).newBot().choose(decision(Match.of(connectFour, 1), 0, 50));
        assertThat(asked[0]).isEqualTo(50);
    }

    @Test
    void aRollOutGoesOnToASettledState() {
        Evaluation<State> late = new Evaluation<>() {
            @Override
            public double[] utilities(State state) {
                assertThat(Long.bitCount(state.stones())).isGreaterThanOrEqualTo(7);
                return new double[2];
            }

            @Override
            public boolean isSettled(State state) {
                return Long.bitCount(state.stones()) >= 7;
            }
        };
        Ismcts.of(connectFour).cut(0, late).newBot().choose(decision(Match.of(connectFour, 1), 0, 50));
    }

    @ParameterizedTest
    @CsvSource({"0, 1, 0", "1, 0, 0", "1, 1, -1"})
    void impossibleSettingsAreRefused(int trees, int threads, int cut) {
        assertThatThrownBy(() ->
                        Ismcts.of(connectFour).trees(trees).threads(threads).cut(cut, state -> new double[2]))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void theMostVisitedIsTheBestThenTheBetterMeanThenTheFirst() {
        assertThat(best(3, 0.9, 5, 0.1)).isEqualTo(1);
        assertThat(best(5, 0.1, 5, 0.2)).isEqualTo(1);
        assertThat(best(5, 0.2, 5, 0.2)).isEqualTo(0);
    }

    private static int best(long firstVisits, double firstMean, long secondVisits, double secondMean) {
        return new Analysis<>(
                        9,
                        List.of(
                                new Analysis.Choice<>(0, firstVisits, firstMean),
                                new Analysis.Choice<>(1, secondVisits, secondMean)))
                .best()
                .action();
    }

    private Drop connectFourAnswer(int... columns) {
        Match<State, Drop, Dropped, State> match = Match.of(connectFour, 1);
        for (int column : columns) {
            match = match.play(new Drop(column));
        }
        return Ismcts.of(connectFour).newBot().choose(decision(match, 0, 1000));
    }

    private static Pig.Action pigAnswer(Pig pig, int pot) {
        Pig.State state = new Pig.State(Array.of(0, 0), pig.players().head(), pot, false);
        var decision = Decision.of(
                pig.players().head(), state, pig.legalActions(state), new SplitMix64(1), Budget.iterations(20_000));
        return Ismcts.of(pig).newBot().choose(decision);
    }

    private static <V, A> Decision<V, A> decision(Match<?, A, ?, V> match, int n, long iterations) {
        return Decision.of(match, SplitMix64.of(99, n), Budget.iterations(iterations));
    }
}
