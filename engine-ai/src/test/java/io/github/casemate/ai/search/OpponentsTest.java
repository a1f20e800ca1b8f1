package io.github.casemate.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Array;
import io.vavr.collection.CharSeq;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The second player sees a letter that the first, who searches, does not. */
class OpponentsTest {

    private static final PlayerId FIRST = PlayerId.of(0);
    private static final PlayerId SECOND = PlayerId.of(1);

    /** The second player names the letter, and wins if it is right. One is better off not to ask. */
    private final Secret asking = new Secret(
            "ht",
            path -> path.isEmpty() ? "sa" : path.equals("a") ? "ht" : "",
            path -> path.isEmpty() ? FIRST : SECOND,
            end -> end.path().equals("s") ? -0.25 : end.path().charAt(1) == end.letter() ? -1 : 1);

    /** The second player does something that tells nothing; then the first has to name the letter. */
    private final Secret guessing = new Secret(
            "ht",
            path -> path.isEmpty()
                    ? "sg"
                    : path.equals("g") ? "xy" : path.startsWith("g") && path.length() == 2 ? "ht" : "",
            path -> path.length() == 1 ? SECOND : FIRST,
            end -> end.path().equals("s") ? 0.25 : end.path().charAt(2) == end.letter() ? 1 : -1);

    @ParameterizedTest
    @EnumSource
    void othersActOnWhatTheySee(Expansion expansion) {
        Analysis<Character> found = analyse(asking, Opponents.BY_THEIR_VIEW, expansion, 1_000);

        assertThat(found.best().action()).isEqualTo('s');
        assertThat(mean(found, 'a')).isLessThan(-0.75);
    }

    @ParameterizedTest
    @EnumSource
    void togetherTheySeemToKnowNothing(Expansion expansion) {
        assertThat(mean(analyse(asking, Opponents.TOGETHER, expansion, 1_000), 'a'))
                .isGreaterThan(-0.4);
    }

    /** Half of all guesses are wrong. Only one who knew the letter would try. */
    @ParameterizedTest
    @EnumSource
    void whatOthersSeeTheSearcherNeverKnows(Expansion expansion) {
        for (Opponents opponents : Opponents.values()) {
            Analysis<Character> found = analyse(guessing, opponents, expansion, 1_000);

            assertThat(found.best().action()).as("%s", opponents).isEqualTo('s');
            assertThat(mean(found, 'g')).as("%s", opponents).isLessThan(0.25);
        }
    }

    /** Behind an answer of the other lies a victory. The letter is another one each time. */
    @Test
    void theWalkGoesOnThoughTheOtherSeesSomethingNew() {
        String letters = CharSeq.rangeClosed('\u4e00', '\u9000').mkString();
        Secret game = new Secret(
                letters,
                path -> List.of("ab", "xy", "wl", "").get(path.startsWith("b") ? 3 : path.length()),
                path -> path.length() == 1 ? SECOND : FIRST,
                end -> end.path().equals("b") ? 0.5 : end.path().endsWith("w") ? 1 : -1);
        Evaluation<Hidden> nothing = state -> new double[2];

        Analysis<Character> found = search(game, Opponents.BY_THEIR_VIEW, Expansion.ALL)
                .cut(0, nothing)
                .newBot()
                .analyse(decision(game, 100));

        assertThat(found.best().action()).isEqualTo('a');
    }

    private static double mean(Analysis<Character> found, char action) {
        return found.choices().find(choice -> choice.action() == action).get().mean();
    }

    private static Analysis<Character> analyse(Secret game, Opponents opponents, Expansion expansion, int iterations) {
        return search(game, opponents, expansion).newBot().analyse(decision(game, iterations));
    }

    private static Ismcts<Hidden, Character, Character, Hidden> search(
            Secret game, Opponents opponents, Expansion expansion) {
        return Ismcts.of(game).opponents(opponents).expansion(expansion);
    }

    private static Decision<Hidden, Character> decision(Secret game, int iterations) {
        Hidden start = game.newGame();
        return Decision.of(
                FIRST,
                game.view(start, FIRST),
                game.legalActions(start),
                new SplitMix64(1),
                Budget.iterations(iterations));
    }

    /** A letter, or a question mark for who does not see it, and what was done since. */
    private record Hidden(char letter, String path) {}

    private record Secret(
            String letters,
            Function<String, String> next,
            Function<String, PlayerId> asked,
            ToDoubleFunction<Hidden> worth)
            implements Game<Hidden, Character, Character, Hidden> {

        private static final char UNSEEN = '?';

        @Override
        public Seq<PlayerId> players() {
            return PlayerId.first(2);
        }

        @Override
        public Hidden newGame() {
            return new Hidden(letters.charAt(0), "");
        }

        @Override
        public Turn turn(Hidden state) {
            if (!legalActions(state).isEmpty()) {
                return Turn.of(asked.apply(state.path()));
            }
            double worth = this.worth.applyAsDouble(state);
            return Turn.over(Result.of(Array.of(worth, -worth), "done"));
        }

        @Override
        public Seq<Character> legalActions(Hidden state) {
            return CharSeq.of(next.apply(state.path())).toArray();
        }

        @Override
        public Distribution<Character> chance(Hidden state) {
            throw new IllegalStateException("no chance here");
        }

        @Override
        public Either<Rejection, Transition<Hidden, Character>> tryApply(Hidden state, Character action) {
            return Either.right(new Transition<>(evolve(state, action), List.of(action)));
        }

        @Override
        public Hidden evolve(Hidden view, Character event) {
            return new Hidden(view.letter(), view.path() + event);
        }

        @Override
        public Hidden view(Hidden state, PlayerId player) {
            return player.equals(SECOND) ? state : new Hidden(UNSEEN, state.path());
        }

        @Override
        public Character redact(Character event, PlayerId player) {
            return event;
        }

        @Override
        public Hidden determinize(Hidden view, RandomGenerator random) {
            return view.letter() == UNSEEN
                    ? new Hidden(letters.charAt((int) SplitMix64.below(random, letters.length())), view.path())
                    : view;
        }

        @Override
        public boolean reveals(Character event) {
            return false;
        }
    }
}
