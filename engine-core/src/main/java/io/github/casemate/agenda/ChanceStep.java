package io.github.casemate.agenda;

import io.github.casemate.kernel.Distribution;

/**
 * A step that asks chance. If only one outcome is possible, chance is not asked and the game goes on with that outcome.
 *
 * @param <T> the table
 */
public interface ChanceStep<T> extends Step<T> {

    /**
     * {@return the possible outcomes and their odds}
     *
     * @param table the table; always a full one
     */
    Distribution<Action> odds(T table);

    /**
     * Goes on with an outcome.
     *
     * @param play where it happens
     * @param outcome a possible outcome
     */
    @Override
    void answer(Play<T> play, Action outcome);

    @Override
    default void take(Play<T> play) {
        play.ask(this);
    }
}
