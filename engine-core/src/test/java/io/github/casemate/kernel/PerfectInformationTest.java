package io.github.casemate.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import org.junit.jupiter.api.Test;

class PerfectInformationTest {

    private static final PlayerId P1 = PlayerId.of(0);

    private final Countdown game = new Countdown();

    @Test
    void showsEverybodyTheState() {
        assertThat(game.view(3, P1)).isEqualTo(3);
    }

    @Test
    void tellsEverybodyTheEvent() {
        assertThat(game.redact("2 down", P1)).isEqualTo("2 down");
    }

    @Test
    void leavesNothingToImagine() {
        assertThat(game.determinize(3, new SplitMix64(1))).isEqualTo(3);
    }

    @Test
    void revealsNothingSoThatAnActionCanBeTakenBack() {
        assertThat(game.reveals("2 down")).isFalse();
        assertThat(Match.of(game, 1).undoable()).as("there is none yet").isFalse();
        assertThat(Match.of(game, 1).play(2).undoable()).isTrue();
        assertThat(Match.of(game, 1).playAll(List.of(2, 2)).undoable()).isTrue();
    }

    /** A patience: take one or two of five away until no choice is left. The state is what lies there. */
    private record Countdown() implements PerfectInformation<Integer, Integer, String> {

        @Override
        public Seq<PlayerId> players() {
            return PlayerId.first(1);
        }

        @Override
        public Integer newGame() {
            return 5;
        }

        @Override
        public Turn turn(Integer left) {
            return left > 1 ? Turn.of(P1) : Turn.over(Result.win(players(), P1, "no-choice-left"));
        }

        @Override
        public Seq<Integer> legalActions(Integer left) {
            return turn(left).isOf(P1) ? Array.of(1, 2) : Array.empty();
        }

        @Override
        public Distribution<Integer> chance(Integer left) {
            throw new IllegalStateException("chance has no part in this");
        }

        @Override
        public Either<Rejection, Transition<Integer, String>> tryApply(Integer left, Integer taken) {
            return legalActions(left).contains(taken)
                    ? Either.right(new Transition<>(left - taken, Array.of(taken + " down")))
                    : Either.left(Rejection.of(Rejection.NOT_AN_OPTION, "One or two, while there are as many."));
        }

        @Override
        public Integer evolve(Integer left, String event) {
            return left - Integer.parseInt(event.substring(0, 1));
        }
    }
}
