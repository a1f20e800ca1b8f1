package io.github.casemate.agenda;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** What a step or an answer would do is tried on a table that stays as it is. */
class DryRunTest {

    private enum Answer implements Action {
        YES
    }

    private record Added(int number) implements Event<Integer> {
        @Override
        public Integer evolve(Integer table) {
            return table + number;
        }
    }

    /** What comes after others, by a name. */
    private record Later(String name) implements AutoStep<Integer> {
        @Override
        public void take(Play<Integer> play) {}
    }

    private record Ask() implements Question<Integer> {
        @Override
        public PlayerId asked(Integer table) {
            return PlayerId.of(0);
        }

        @Override
        public Seq<Action> options(Integer table) {
            return Array.of(Answer.values());
        }

        @Override
        public void answer(Play<Integer> play, Action answer) {
            play.emit(new Added(play.table() + 1));
            play.emit(new Added(play.table() * 10));
            play.then(new Later("after"));
        }
    }

    private record Chance() implements ChanceStep<Integer> {
        @Override
        public Distribution<Action> odds(Integer table) {
            return Distribution.uniform(Array.of(Answer.values()));
        }

        @Override
        public void answer(Play<Integer> play, Action outcome) {}
    }

    /** Each event is answered with a step that knows the table after all of them. */
    private static final TableAbilities<Integer> REACTING = new TableAbilities<>() {
        @Override
        public Seq<Step<Integer>> reactions(Integer table, Event<Integer> event) {
            return Array.of(new Later(event + " at " + table));
        }
    };

    @Test
    void anAnswerIsTriedWithWhatItCausesFirst() {
        DryRun<Integer> run = DryRun.answering(1, REACTING, new Ask(), Answer.YES);
        assertThat(run.table()).isEqualTo(33);
        assertThat(run.events()).containsExactly(new Added(2), new Added(30));
        assertThat(run.next())
                .containsExactly(
                        new Later("Added[number=2] at 33"), new Later("Added[number=30] at 33"), new Later("after"));
    }

    @Test
    void whereNothingReactsOnlyTheStepItselfAsksForMore() {
        AutoStep<Integer> step = play -> play.then(new Later("one"), new Later("two"));
        DryRun<Integer> run = DryRun.taking(1, TableAbilities.none(), step);
        assertThat(run.table()).isEqualTo(1);
        assertThat(run.events()).isEmpty();
        assertThat(run.next()).containsExactly(new Later("one"), new Later("two"));
        assertThat(TableAbilities.<Integer>none().mayReact(1)).isTrue();
    }

    @Test
    void stepsComeInTheOrderInWhichTheyWereAskedFor() {
        Later[] steps = {new Later("1"), new Later("2"), new Later("3"), new Later("4"), new Later("5"), new Later("6")
        };
        DryRun<Integer> run = DryRun.of(0, TableAbilities.none(), play -> {
            play.then(steps[0], steps[1], steps[2]);
            play.then(Array.of(steps[3], steps[4]));
            play.then(StepSequence.before(List.empty(), steps[5]));
        });
        assertThat(run.next()).containsExactly(steps);
    }

    @Test
    void questionsAreLeftOpen() {
        DryRun<Integer> run = DryRun.of(0, TableAbilities.none(), play -> {
            play.ask(new Ask());
            play.ask(new Chance());
        });
        assertThat(run.next()).containsExactly(new Ask(), new Chance());
    }

    @Test
    void anEventThatChangesNothingLeavesTheTable() {
        Event<Integer> silent = new Event<>() {};
        assertThat(DryRun.of(7, TableAbilities.none(), play -> play.emit(silent))
                        .table())
                .isEqualTo(7);
    }
}
