package io.github.casemate.agenda;

import io.vavr.collection.Seq;

/**
 * One application of an action, while it is going on. Steps change the table through it by emitting events, and say
 * what comes next. Never keep a table across an {@link #emit}: ask for it again.
 *
 * @param <T> the table
 */
public interface Play<T> {

    /** {@return the table as it is now} */
    T table();

    /**
     * Makes something happen. A step should emit an event that others react to last, unless the rest belongs to the
     * same moment: reactions see the table after the whole step.
     *
     * @param event what happens
     */
    void emit(Event<T> event);

    /**
     * Says what comes next: after the reactions to what has happened, after what the same step has asked for before,
     * and before everything that was waiting already.
     *
     * @param step the step
     */
    void then(Step<T> step);

    /**
     * Says what comes next, as {@link #then(Step)} does.
     *
     * @param first the next step
     * @param second the step after it
     */
    default void then(Step<T> first, Step<T> second) {
        then(first);
        then(second);
    }

    /**
     * Says what comes next, as {@link #then(Step)} does.
     *
     * @param first the next step
     * @param second the step after it
     * @param third the step after that
     */
    default void then(Step<T> first, Step<T> second, Step<T> third) {
        then(first);
        then(second);
        then(third);
    }

    /**
     * Says what comes next, as {@link #then(Step)} does.
     *
     * @param steps the steps in order
     */
    default void then(Seq<? extends Step<T>> steps) {
        for (Step<T> step : steps) {
            then(step);
        }
    }

    /**
     * Says what comes next, as {@link #then(Step)} does.
     *
     * @param steps the steps
     */
    default void then(StepSequence<T> steps) {
        then(steps.steps());
    }

    /**
     * Asks a player, or goes on with the only answer if the question is not secret. Only {@link Question} itself calls
     * this.
     *
     * @param question the question
     */
    void ask(Question<T> question);

    /**
     * Asks chance, or goes on with the only outcome. Only {@link ChanceStep} itself calls this.
     *
     * @param step the step
     */
    void ask(ChanceStep<T> step);
}
