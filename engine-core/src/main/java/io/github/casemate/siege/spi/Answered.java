package io.github.casemate.siege.spi;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.agenda.Question;
import io.github.casemate.agenda.WrappedRule;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * A question that has been answered already, so nobody is asked.
 *
 * @param question the question
 * @param answer the answer
 */
public record Answered(Question<Table> question, Action answer) implements AutoStep<Table>, ValidatedStep, WrappedRule {

    @Override
    public Object rule() {
        return question;
    }

    @Override
    public void take(Play<Table> play) {
        question.answer(play, answer);
    }

    @Override
    public Table tableAfter(Table table) {
        return ValidatedStep.after(question, table);
    }

    @Override
    public Option<Problem> validate(Table table) {
        Option<Problem> inner = StepChecks.within("question", ValidatedStep.problem(question, table));
        return inner.isDefined()
                ? inner
                : StepChecks.that(
                        question.options(table).contains(answer),
                        "answer",
                        "'" + Action.inWords(answer) + "' is not an answer to the question");
    }
}
