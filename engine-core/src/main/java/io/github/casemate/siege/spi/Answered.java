package io.github.casemate.siege.spi;

import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * A question that has been answered already, so nobody is asked.
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
    public Table tableAfter(Table table) {
        return question.tableAfter(table);
    }

    @Override
    public Option<Problem> validate(Table table) {
        Option<Problem> inner = StepChecks.within("question", question.validate(table));
        return inner.isDefined()
                ? inner
                : StepChecks.that(
                        question.options(table).contains(answer),
                        "answer",
                        "'" + Action.inWords(answer) + "' is not an answer to the question");
    }
}
