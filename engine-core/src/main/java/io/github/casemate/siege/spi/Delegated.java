package io.github.casemate.siege.spi;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Rejection;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Seq;

/**
 * A question that another player answers than the one it would be put to.
 *
 * @param question the question
 * @param player who answers it
 */
public record Delegated(Question question, PlayerId player) implements Question {

    @Override
    public PlayerId asked(Table table) {
        return player;
    }

    @Override
    public Seq<Action> options(Table table) {
        return question.options(table);
    }

    @Override
    public void answer(Play play, Action answer) {
        question.answer(play, answer);
    }

    @Override
    public Rejection explain(Table table, Action action) {
        return question.explain(table, action);
    }
}
