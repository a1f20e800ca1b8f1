package io.github.casemate.siege.spi;

import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/**
 * Something on the agenda: a plain value that says what happens next. It has one of three shapes: {@link AutoStep},
 * {@link Question}, {@link ChanceStep}. A step refers to places, never to a hidden card, because the agenda is public.
 */
public interface Step {

    /**
     * Takes the step: runs it, or asks.
     *
     * @param play where it happens
     */
    void take(Play play);

    /**
     * Goes on with an answer, if this is a step that asks somebody.
     *
     * @param play where it happens
     * @param answer a legal answer
     * @throws IllegalStateException if it asks nobody
     */
    default void answer(Play play, Action answer) {
        throw new IllegalStateException(this + " asks nobody");
    }

    /**
     * Why this step cannot be waiting on the agenda of a game with this table. This is called only when a state comes
     * from outside, and it must not throw, whatever the step refers to. The table changes while a step waits; so
     * complain only about what can never occur, and check what can change in the meantime when the step is taken. A
     * step on the agenda of a state that was reached by playing has no problem.
     *
     * <p>{@link StepChecks} has the usual complaints.
     *
     * @param table a table that keeps the laws, as {@link #tableAfter} of the earlier steps leaves it
     * @return what does not fit; none by default
     */
    default Option<Problem> validate(Table table) {
        return Option.none();
    }

    /**
     * The table as far as later steps may rely on it: without what this step is certain to take away. It serves only
     * {@link #validate}, and is called only if that has found no problem.
     *
     * @param table the table before it
     * @return the table after it; the same by default
     */
    default Table tableAfter(Table table) {
        return table;
    }
}
