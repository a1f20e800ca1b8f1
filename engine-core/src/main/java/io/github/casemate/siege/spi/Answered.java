package io.github.casemate.siege.spi;

import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * A question that has been answered already, so that nobody is asked.
 *
 * @param question the question
 * @param answer the answer
 */
public record Answered(Question question, Action answer) implements AutoStep {

    @Override
    public void take(Play play) {
        question.answer(play, answer);
    }

    @Override
    public Table foreseen(Table table) {
        return question.foreseen(table);
    }

    @Override
    public Option<Misfit> misfit(Table table) {
        Option<Misfit> inner = Presumed.within("question", question.misfit(table));
        return inner.isDefined()
                ? inner
                : Presumed.that(
                        question.options(table).contains(answer), "answer", answer + " is no answer to the question");
    }
}
