package io.github.casemate.siege.spi;

import io.github.casemate.siege.action.Action;

/**
 * Something on the agenda: a plain value that says what happens next. It has one of three shapes: {@link AutoStep},
 * {@link Question}, {@link ChanceStep}. A step points at places, never at a hidden card, because the agenda is open
 * to all.
 */
public interface Step {

    /**
     * Takes the step: runs it, or asks.
     *
     * @param play where it happens
     */
    void take(Play play);

    /**
     * Goes on with an answer, if this is a step that asks.
     *
     * @param play where it happens
     * @param answer a legal answer
     * @throws IllegalStateException if it asks nobody
     */
    default void answer(Play play, Action answer) {
        throw new IllegalStateException(this + " asks nobody");
    }
}
