package io.github.casemate.ai.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PerfectInformation;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Array;
import io.vavr.collection.CharSeq;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** An iteration looks equally far behind all actions, however many questions lie in between. */
class ExpansionTest {

    private static final PlayerId FIRST = PlayerId.of(0);

    /** Down the long corridor is a choice between all and nothing, next door is nothing. */
    @ParameterizedTest
    @EnumSource
    void whereThereIsNoChoiceTheWalkGoesOn(Expansion expansion) {
        String corridor = "a" + "x".repeat(300);
        Letters game = new Letters(
                path -> path.isEmpty() ? "ab" : path.equals(corridor) ? "wl" : corridor.startsWith(path) ? "x" : "",
                path -> FIRST,
                path -> path.endsWith("w") ? 1 : path.endsWith("l") ? -1 : 0);

        for (int seed = 1; seed <= 20; seed++) {
            var found = analyse(Ismcts.of(game).expansion(expansion), game, 100, seed);
            assertThat(found.best().action()).as("seed %s", seed).isEqualTo('a');
        }
    }

    /** After A comes a choice that changes nothing, and then a trap; two iterations are enough to see it. */
    @Test
    void inTheMiddleOfSomethingTheWalkGoesOn() {
        Letters game = new Letters(
                path -> List.of("ab", "cd", "xy", "").get(path.length()),
                path -> PlayerId.of(path.length() == 2 ? 1 : 0),
                path -> !path.startsWith("a") ? 0 : path.endsWith("x") ? -1 : 1);
        Evaluation<String> untilTheOther = new Evaluation<>() {
            @Override
            public double[] utilities(String path) {
                return new double[2];
            }

            @Override
            public boolean isSettled(String path) {
                return path.length() != 1;
            }
        };

        var found = analyse(Ismcts.of(game).expansion(Expansion.ALL).cut(0, untilTheOther), game, 2, 1);

        Map<Character, Double> means = found.choices().toMap(Analysis.Choice::action, Analysis.Choice::mean);
        assertThat(means.get('a').get()).isCloseTo(-0.5, within(1e-9));
        assertThat(means.get('b').get()).isZero();
    }

    private static Analysis<Character> analyse(
            Ismcts<String, Character, Character, String> search, Letters game, int iterations, int seed) {
        return search.newBot()
                .analyse(Decision.of(
                        FIRST, "", game.legalActions(""), new SplitMix64(seed), Budget.iterations(iterations)));
    }

    /** Two players write a word, letter by letter. */
    private record Letters(
            Function<String, String> next, Function<String, PlayerId> asked, ToDoubleFunction<String> worth)
            implements PerfectInformation<String, Character, Character> {

        @Override
        public Seq<PlayerId> players() {
            return PlayerId.first(2);
        }

        @Override
        public String newGame() {
            return "";
        }

        @Override
        public Turn turn(String path) {
            if (!legalActions(path).isEmpty()) {
                return Turn.of(asked.apply(path));
            }
            double worth = this.worth.applyAsDouble(path);
            return Turn.over(Result.of(Array.of(worth, -worth), "written"));
        }

        @Override
        public Seq<Character> legalActions(String path) {
            return CharSeq.of(next.apply(path)).toArray();
        }

        @Override
        public Distribution<Character> chance(String path) {
            throw new IllegalStateException("no chance here");
        }

        @Override
        public Either<Rejection, Transition<String, Character>> tryApply(String path, Character letter) {
            return Either.right(new Transition<>(path + letter, List.of(letter)));
        }

        @Override
        public String evolve(String path, Character letter) {
            return path + letter;
        }
    }
}
