package io.github.casemate.siege.spi;

import io.github.casemate.siege.event.Event;
import io.github.casemate.siege.table.Table;

/**
 * One application of an action, while it is going on. Steps change the table through it by emitting events, and say
 * what comes next. Never keep a table over an {@link #emit}: ask for it again.
 */
public interface Play {

    /** {@return the table as it is now} */
    Table table();

    /**
     * Something happens. A step that emits an event others react to emits it last, unless the rest belongs to the same
     * moment: reactions see the table after the whole step.
     *
     * @param event what happens
     */
    void emit(Event event);

    /**
     * What comes next, after the reactions to what has happened, before everything that waited already.
     *
     * @param steps the steps in order
     */
    void then(Step... steps);

    /**
     * What comes next, as {@link #then(Step...)}.
     *
     * @param step the step
     */
    default void then(Step step) {
        then(new Step[] {step});
    }

    /**
     * What comes next, as {@link #then(Step...)}.
     *
     * @param steps the steps
     */
    default void then(StepSequence steps) {
        then(steps.toArray());
    }

    /**
     * Asks a player, or goes on with the only answer if the question is not secret. For {@link Question} itself.
     *
     * @param question the question
     */
    void ask(Question question);

    /**
     * Asks chance, or goes on with the only outcome. For {@link ChanceStep} itself.
     *
     * @param step the step
     */
    void ask(ChanceStep step);
}
