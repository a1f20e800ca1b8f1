package io.github.casemate.siege.spi;

import io.github.casemate.siege.event.Event;
import io.github.casemate.siege.table.Table;

/**
 * One application of an action, while it is going on. Steps change the table through it by emitting events, and say
 * what comes next. Never keep a table across an {@link #emit}: ask for it again.
 */
public interface Play {

    /** {@return the table as it is now} */
    Table table();

    /**
     * Makes something happen. A step should emit an event that others react to last, unless the rest belongs to the
     * same moment: reactions see the table after the whole step.
     *
     * @param event what happens
     */
    void emit(Event event);

    /**
     * Says what comes next: after the reactions to what has happened, and before everything that was waiting already.
     *
     * @param steps the steps in order
     */
    void then(Step... steps);

    /**
     * Says what comes next, as {@link #then(Step...)} does.
     *
     * @param step the step
     */
    default void then(Step step) {
        then(new Step[] {step});
    }

    /**
     * Says what comes next, as {@link #then(Step...)} does.
     *
     * @param steps the steps
     */
    default void then(StepSequence steps) {
        then(steps.toArray());
    }

    /**
     * Asks a player, or goes on with the only answer if the question is not secret. Only {@link Question} itself calls
     * this.
     *
     * @param question the question
     */
    void ask(Question question);

    /**
     * Asks chance, or goes on with the only outcome. Only {@link ChanceStep} itself calls this.
     *
     * @param step the step
     */
    void ask(ChanceStep step);
}
