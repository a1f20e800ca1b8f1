package io.github.casemate.siege.spi;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.table.Table;

/**
 * A step that asks chance. If only one outcome is possible, chance is not asked and the game goes on with that outcome.
 */
public interface ChanceStep extends Step {

    /**
     * {@return the possible outcomes and their odds}
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
