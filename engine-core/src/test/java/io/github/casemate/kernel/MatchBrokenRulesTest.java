package io.github.casemate.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Rules that keep no promise are found by a match, with an error that says what is wrong. */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class MatchBrokenRulesTest {

    private static final String RUNS_AWAY =
            "the game does not come to rest: nobody has been asked for 10000 steps in a row";

    @Test
    void chanceThatAlwaysFollowsChanceIsAnErrorAtTheBeginning() {
        assertThatIllegalStateException()
                .isThrownBy(() -> Match.of(new Coins(0, Integer.MAX_VALUE), 1))
                .withMessage(RUNS_AWAY);
    }

    @Test
    void chanceThatAlwaysFollowsChanceIsAnErrorAfterAnAction() {
        Match<Integer, String, String, Integer> match = Match.of(new Coins(1, Integer.MAX_VALUE), 1);
        assertThatIllegalStateException().isThrownBy(() -> match.play("on")).withMessage(RUNS_AWAY);
        assertThatIllegalStateException().isThrownBy(() -> match.tryPlay("on")).withMessage(RUNS_AWAY);
        assertThat(match.log()).as("the match is as it was").hasSize(0);
    }

    @Test
    void chanceMayActTenThousandTimesInARow() {
        assertThat(Match.of(new Coins(0, 10_000), 1).log()).hasSize(10_000);
        assertThatIllegalStateException()
                .isThrownBy(() -> Match.of(new Coins(0, 10_001), 1))
                .withMessage(RUNS_AWAY);
    }

    @Test
    void equalOptionsAreAnErrorWhereverTheyAreOffered() {
        String twice = "the rules offer on twice in one question";
        assertThatIllegalStateException()
                .isThrownBy(() -> Match.of(new Twins(0), 1))
                .withMessage(twice);

        Match<Integer, String, String, Integer> match = Match.of(new Twins(1), 1);
        assertThatIllegalStateException().isThrownBy(() -> match.play("on")).withMessage(twice);
        assertThatIllegalStateException()
                .isThrownBy(() -> Match.replay(new Twins(1), List.of("on")))
                .withMessage(twice);
        assertThat(match.legalActions()).containsExactly("on", "off");
    }

    /**
     * One player says a word, so often; then coins are thrown, so often; then words again, forever.
     *
     * @param words how many words come first
     * @param throwsInARow how many throws follow
     */
    private record Coins(int words, int throwsInARow) implements Counting {

        @Override
        public Turn turn(Integer state) {
            return state >= words && state - words < throwsInARow ? Turn.chance() : Turn.of(PlayerId.of(0));
        }

        @Override
        public Distribution<String> chance(Integer state) {
            return Distribution.uniform(List.of("heads", "tails"));
        }
    }

    /**
     * A player says a word, and from some moment on may say one of them in two ways that are the same.
     *
     * @param words how many words come before that
     */
    private record Twins(int words) implements Counting {

        @Override
        public Seq<String> legalActions(Integer state) {
            return state < words ? List.of("on", "off") : List.of("on", "off", "on");
        }
    }

    /** The state is how much has happened. */
    private interface Counting extends PerfectInformation<Integer, String, String> {

        @Override
        default Seq<PlayerId> players() {
            return PlayerId.first(1);
        }

        @Override
        default Integer newGame() {
            return 0;
        }

        @Override
        default Turn turn(Integer state) {
            return Turn.of(PlayerId.of(0));
        }

        @Override
        default Seq<String> legalActions(Integer state) {
            return turn(state).isChance() ? List.empty() : List.of("on", "off");
        }

        @Override
        default Distribution<String> chance(Integer state) {
            throw new IllegalStateException("chance is not asked");
        }

        @Override
        default Either<Rejection, Transition<Integer, String>> tryApply(Integer state, String action) {
            return Either.right(new Transition<>(state + 1, List.of(action)));
        }

        @Override
        default Integer evolve(Integer view, String event) {
            return view + 1;
        }
    }
}
