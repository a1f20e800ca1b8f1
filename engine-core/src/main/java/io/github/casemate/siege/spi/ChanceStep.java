package io.github.casemate.siege.spi;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.table.Table;

/** A step that asks chance. With one possible outcome it is not asked but answered. */
public interface ChanceStep extends Step {

    /**
     * {@return what can come of it}
     *
     * @param table the table; always a full one
     */
    Distribution<Action> odds(Table table);

    /**
     * Goes on with an outcome.
     *
     * @param play where it happens
     * @param outcome a possible outcome
     */
    @Override
    void answer(Play play, Action outcome);

    @Override
    default void take(Play play) {
        play.ask(this);
    }
}
