package io.github.casemate.siege.spi;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Play;
import io.github.casemate.agenda.Question;
import io.github.casemate.agenda.Step;
import io.github.casemate.agenda.WrappedRule;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * A question that is answered by a player other than the one it would normally be put to.
 *
 * @param question the question
 * @param player who answers it
 */
public record Delegated(Question<Table> question, PlayerId player)
        implements Question<Table>, ValidatedStep, WrappedRule {

    /** A question may be passed on once by a card and once by a module, but hardly more often. */
    private static final int DEEPEST = 4;

    /**
     * The step itself, even if it has been passed on or answered already.
     *
     * @param step a step
     * @return the question inside, or the same step
     */
    public static Step<Table> inner(Step<Table> step) {
        Step<Table> inner = step;
        Step<Table> next = within(step);
        // A wrapper without a question inside is itself the broken step.
        while (next != null && next != inner) {
            inner = next;
            next = within(inner);
        }
        return inner;
    }

    private static @Nullable Step<Table> within(Step<Table> step) {
        return step instanceof Delegated delegated
                ? delegated.question()
                : step instanceof Answered answered ? answered.question() : step;
    }

    @Override
    public Object rule() {
        return question;
    }

    @Override
    public PlayerId asked(Table table) {
        return player;
    }

    @Override
    public Seq<Action> options(Table table) {
        return question.options(table);
    }

    @Override
    public boolean isSecret() {
        return question.isSecret();
    }

    @Override
    public void answer(Play<Table> play, Action answer) {
        question.answer(play, answer);
    }

    @Override
    public Table tableAfter(Table table) {
        return ValidatedStep.after(question, table);
    }

    @Override
    public Option<Problem> validate(Table table) {
        int depth = 0;
        for (Question<Table> inner = question; inner instanceof Delegated again; inner = again.question()) {
            depth++;
        }
        return depth > DEEPEST
                ? Option.some(new Problem("question", "no question is passed on this often"))
                : StepChecks.all(
                        StepChecks.seat("player", player, table),
                        StepChecks.within("question", ValidatedStep.problem(question, table)));
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return question.explain(table, action);
    }
}
