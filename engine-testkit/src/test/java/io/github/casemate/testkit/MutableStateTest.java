package io.github.casemate.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PerfectInformation;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** States that are not values are found out, whatever it is that they lack. */
class MutableStateTest {

    private enum Flaw {
        NONE,
        CHANGES_WHEN_APPLIED,
        CHANGES_WHEN_REFUSED,
        HASHES_BY_IDENTITY,
        IS_NOT_EVEN_EQUAL_TO_ITSELF
    }

    /** A number that may have one flaw. */
    private static final class Tally {
        private final int value;
        private final Flaw flaw;
        private int touched;

        Tally(int value, Flaw flaw) {
            this.value = value;
            this.flaw = flaw;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Tally that && value == that.value && flaw != Flaw.IS_NOT_EVEN_EQUAL_TO_ITSELF;
        }

        @Override
        public int hashCode() {
            return flaw == Flaw.HASHES_BY_IDENTITY ? System.identityHashCode(this) : value;
        }

        @Override
        public String toString() {
            return value + " touched " + touched;
        }
    }

    /** One player counts up by one or two, as far as eight. */
    private static final class Counting implements PerfectInformation<Tally, Integer, Integer> {

        private final Flaw flaw;
        private int refused;

        Counting(Flaw flaw) {
            this.flaw = flaw;
        }

        @Override
        public Seq<PlayerId> players() {
            return PlayerId.first(1);
        }

        @Override
        public Tally newGame() {
            return new Tally(0, flaw);
        }

        @Override
        public Turn turn(Tally state) {
            return state.value < 8 ? Turn.of(PlayerId.of(0)) : Turn.over(Result.draw(players(), "counted"));
        }

        @Override
        public Seq<Integer> legalActions(Tally state) {
            return turn(state).isOver() ? List.empty() : List.of(1, 2);
        }

        @Override
        public Distribution<Integer> chance(Tally state) {
            throw new IllegalStateException("no chance");
        }

        @Override
        public Either<Rejection, Transition<Tally, Integer>> tryApply(Tally state, Integer action) {
            boolean legal = legalActions(state).contains(action);
            if (flaw == (legal ? Flaw.CHANGES_WHEN_APPLIED : Flaw.CHANGES_WHEN_REFUSED)) {
                state.touched++;
            }
            if (!legal) {
                refused++;
                return Either.left(Rejection.of("no", "No."));
            }
            return Either.right(new Transition<>(evolve(state, action), List.of(action)));
        }

        @Override
        public Tally evolve(Tally state, Integer event) {
            return new Tally(state.value + event, flaw);
        }
    }

    private static final class Laws extends GameConformance<Tally, Integer, Integer, Tally> {

        private final Counting game;

        Laws(Flaw flaw) {
            this.game = new Counting(flaw);
        }

        @Override
        protected Counting game() {
            return game;
        }

        @Override
        protected Seq<Integer> illegalCandidates(Tally state) {
            return List.rangeClosed(100, 150);
        }

        Playthrough<Tally, Integer, Integer> twoSteps() {
            return play(Start.NEW_GAME, 0L, 1, 0);
        }
    }

    @Test
    void applyingMustNotChangeTheState() {
        Laws laws = new Laws(Flaw.CHANGES_WHEN_APPLIED);
        assertThatThrownBy(() -> laws.applyIsPure(laws.twoSteps()))
                .hasMessageContainingAll("applying an action changed the state it was applied to", "after 0 steps");
    }

    @Test
    void refusingMustNotChangeTheState() {
        Laws laws = new Laws(Flaw.CHANGES_WHEN_REFUSED);
        assertThatThrownBy(() -> laws.everyOtherActionIsRefused(laws.twoSteps()))
                .hasMessageContainingAll("a refused action changed the state", "after 0 steps");
    }

    @Test
    void equalStatesMustHaveEqualHashCodes() {
        Laws laws = new Laws(Flaw.HASHES_BY_IDENTITY);
        assertThatThrownBy(() -> laws.applyIsPure(laws.twoSteps()))
                .hasMessageContainingAll("equal results have different hash codes", "after 1 steps");
        assertThatThrownBy(() -> laws.replayEqualsPlay(laws.twoSteps()))
                .hasMessageContainingAll("equal states have different hash codes", "after 1 steps");
    }

    @Test
    void undoMustGiveAnEqualMatch() {
        Laws laws = new Laws(Flaw.IS_NOT_EVEN_EQUAL_TO_ITSELF);
        assertThatThrownBy(() -> laws.undoIsExact(laws.twoSteps()))
                .hasMessageContainingAll("the match is another after undo", "after 0 steps");
    }

    @Test
    void undoMustGiveTheStateAsItWas() {
        Laws laws = new Laws(Flaw.CHANGES_WHEN_APPLIED);
        assertThatThrownBy(() -> laws.undoIsExact(laws.twoSteps()))
                .hasMessageContainingAll("the state is another after undo", "after 0 steps");
    }

    @Test
    void notAllStrangersAreTriedIfThereAreTooMany() {
        Laws laws = new Laws(Flaw.NONE);
        laws.everyOtherActionIsRefused(laws.twoSteps());
        // Three states, at most forty actions in each, and each refusal is asked for twice.
        assertThat(laws.game.refused).isBetween(1, 3 * 40 * 2);
    }
}
