package io.github.casemate.ai.siege;

import io.github.casemate.siege.event.Event;
import io.github.casemate.siege.spi.ChanceStep;
import io.github.casemate.siege.spi.Play;
import io.github.casemate.siege.spi.Question;
import io.github.casemate.siege.spi.Step;
import io.github.casemate.siege.table.Table;

/**
 * A step or an ability tried out on a table: what it does at once happens, what it would have come next is only noted.
 * Nobody reacts to anything.
 */
final class Rehearsal implements Play {

    private Table table;
    private boolean open;

    Rehearsal(Table table) {
        this.table = table;
    }

    @Override
    public Table table() {
        return table;
    }

    /** Whether something was to come next. */
    boolean isOpen() {
        return open;
    }

    @Override
    public void emit(Event event) {
        table = event.evolve(table);
    }

    @Override
    public void then(Step... steps) {
        open |= steps.length > 0;
    }

    @Override
    public void ask(Question question) {
        open = true;
    }

    @Override
    public void ask(ChanceStep step) {
        open = true;
    }
}
