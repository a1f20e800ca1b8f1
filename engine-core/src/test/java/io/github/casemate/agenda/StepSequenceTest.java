package io.github.casemate.agenda;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.List;
import org.junit.jupiter.api.Test;

/** Steps that follow each other are made once, and put before whatever waits. */
class StepSequenceTest {

    private record Go(String where) implements AutoStep<String> {
        @Override
        public void take(Play<String> play) {}
    }

    private static final Step<String> FIRST = new Go("first");
    private static final Step<String> SECOND = new Go("second");
    private static final Step<String> THIRD = new Go("third");
    private static final Step<String> LAST = new Go("last");

    private final List<Step<String>> rest = List.of(LAST);
    private final StepSequence<String> sequence = StepSequence.before(rest, FIRST, SECOND, THIRD);

    @Test
    void stepsStayInOrder() {
        assertThat(sequence.steps()).containsExactly(FIRST, SECOND, THIRD);
        assertThat(sequence.size()).isEqualTo(3);
        assertThat(StepSequence.before(rest).steps()).isEmpty();
    }

    @Test
    void theyComeBeforeTheRestThatWasKnown() {
        assertThat(sequence.onto(rest)).containsExactly(FIRST, SECOND, THIRD, LAST);
        assertThat(sequence.onto(rest)).as("made once").isSameAs(sequence.onto(rest));
    }

    @Test
    void theyComeBeforeAnythingElse() {
        assertThat(sequence.onto(List.of(THIRD))).containsExactly(FIRST, SECOND, THIRD, THIRD);
        assertThat(sequence.onto(List.empty())).containsExactly(FIRST, SECOND, THIRD);
        assertThat(sequence.onto(List.of(LAST))).containsExactly(FIRST, SECOND, THIRD, LAST);
    }

    @Test
    void whoeverHasTakenSomeKnowsWhatIsLeft() {
        assertThat(sequence.after(0)).containsExactly(FIRST, SECOND, THIRD, LAST);
        assertThat(sequence.after(2)).containsExactly(THIRD, LAST);
        assertThat(sequence.tail().steps()).containsExactly(SECOND, THIRD);
        assertThat(sequence.tail().onto(rest)).containsExactly(SECOND, THIRD, LAST);
        assertThat(sequence.tail().after(1)).containsExactly(THIRD, LAST);
    }

    @Test
    @SuppressWarnings("NullAway") // Null is the point.
    void noStepIsMissing() {
        assertThatThrownBy(() -> StepSequence.before(rest, FIRST, null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("null cannot come next");
    }
}
