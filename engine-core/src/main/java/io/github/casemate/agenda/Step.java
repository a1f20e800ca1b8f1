package io.github.casemate.agenda;

/**
 * Something on the agenda: a plain value that says what happens next. It has one of three shapes: {@link AutoStep},
 * {@link Question}, {@link ChanceStep}. The agenda is public, so a step never refers to anything hidden.
 *
 * @param <T> the table
 */
public interface Step<T> {

    /**
     * Takes the step: runs it, or asks.
     *
     * @param play where it happens
     */
    void take(Play<T> play);

    /**
     * Goes on with an answer, if this is a step that asks somebody.
     *
     * @param play where it happens
     * @param answer a legal answer
     * @throws IllegalStateException if it asks nobody
     */
    default void answer(Play<T> play, Action answer) {
        throw new IllegalStateException(this + " asks nobody");
    }
}
