package io.github.casemate.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PerfectInformation;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Where there is one answer only, nobody thinks about it, and it is not a decision. */
class SingleAnswerTest {

    private static final PlayerId FIRST = PlayerId.of(0);
    private static final Evaluation<Integer> NOTHING = state -> new double[1];

    static Stream<Bot<Integer, Integer>> bots() {
        Steps game = new Steps(2);
        return Stream.of(
                Ismcts.of(game).cut(3, NOTHING).newBot(),
                FlatMonteCarlo.<Integer, Integer, Integer>of(game).cut(3, NOTHING),
                GreedyBot.<Integer, Integer, Integer>of(game, NOTHING));
    }

    @ParameterizedTest
    @MethodSource("bots")
    void aBotSpendsNothingOnIt(Bot<Integer, Integer> bot) {
        SplitMix64 random = new SplitMix64(5);
        Decision<Integer, Integer> single = Decision.of(FIRST, 0, List.of(1), random, Budget.iterations(100));
        assertThat(bot.choose(single)).isEqualTo(1);
        assertThat(single.spent()).isZero();
        assertThat(random.nextLong()).isEqualTo(new SplitMix64(5).nextLong());

        Decision<Integer, Integer> choice = Decision.of(FIRST, 0, List.of(1, 2), random, Budget.iterations(100));
        bot.choose(choice);
        assertThat(choice.spent()).isPositive();
    }

    @Test
    void aRollOutLooksAsFarAsWithoutIt() {
        java.util.List<Integer> ends = new ArrayList<>();
        Evaluation<Integer> noted = state -> {
            ends.add(state);
            return new double[1];
        };
        new Rollout<>(new Steps(1), (state, legal, random) -> legal.head(), 3, noted).from(0, new SplitMix64(1));
        new Rollout<>(new Steps(4), (state, legal, random) -> legal.head(), 3, noted).from(0, new SplitMix64(1));

        assertThat(ends)
                .as("after three decisions, and as many as there are in 12 steps")
                .containsExactly(3, 12);
    }

    @Test
    void aRollOutWithoutAnyChoiceEnds() {
        double[] nobodys =
                new Rollout<>(new Steps(Integer.MAX_VALUE), Playout.uniform(), 0, null).from(1, new SplitMix64(1));

        assertThat(nobodys).containsExactly(0);
    }

    /**
     * A walk without an end. There is a choice between one step and another at every so many places, and one step at all
     * others.
     */
    private record Steps(int choiceEvery) implements PerfectInformation<Integer, Integer, Integer> {

        @Override
        public Seq<PlayerId> players() {
            return PlayerId.first(1);
        }

        @Override
        public Integer newGame() {
            return 0;
        }

        @Override
        public Turn turn(Integer place) {
            return Turn.secretly(FIRST);
        }

        @Override
        public Seq<Integer> legalActions(Integer place) {
            return place % choiceEvery == 0 ? List.of(1, choiceEvery + 1) : List.of(1);
        }

        @Override
        public Distribution<Integer> chance(Integer place) {
            throw new IllegalStateException("no chance here");
        }

        @Override
        public Either<Rejection, Transition<Integer, Integer>> tryApply(Integer place, Integer step) {
            return Either.right(new Transition<>(place + step, List.of(step)));
        }

        @Override
        public Integer evolve(Integer place, Integer step) {
            return place + step;
        }
    }
}
