package io.github.casemate.expansions.ghost;

import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.event.Event;
import io.github.casemate.siege.spi.ChanceStep;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.spi.Question;
import io.github.casemate.siege.spi.Step;
import io.github.casemate.siege.table.Table;

/** What an answer does at once, without the steps that follow from it. Nothing really happens. */
final class AnswerPreview implements Play {

    private Table table;

    private AnswerPreview(Table table) {
        this.table = table;
    }

    static Table after(Question question, Action answer, Table table) {
        AnswerPreview foresight = new AnswerPreview(table);
        question.answer(foresight, answer);
        return foresight.table;
    }

    @Override
    public Table table() {
        return table;
    }

    @Override
    public void emit(Event event) {
        table = event.evolve(table);
    }

    @Override
    public void then(Step... steps) {}

    @Override
    public void ask(Question question) {}

    @Override
    public void ask(ChanceStep step) {}
}
