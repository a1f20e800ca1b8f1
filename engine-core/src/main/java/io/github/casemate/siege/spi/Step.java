package io.github.casemate.siege.spi;

import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

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

    /**
     * Why this step cannot wait on the agenda of a game with this table. It is asked only when a state comes from
     * outside, and it must not throw, whatever the step points at. While a step waits the table changes; so it may
     * complain only of what never occurs, and what can change in the meantime the step looks at when it is taken. For
     * a step on the agenda of a state that was reached by playing there is none.
     *
     * <p>{@link StepChecks} has the usual complaints.
     *
     * @param table a table that keeps the laws, as {@link #tableAfter} of the steps before leave it
     * @return what does not fit; none by default
     */
    default Option<Problem> validate(Table table) {
        return Option.none();
    }

    /**
     * The table as far as the steps behind this one may rely on it: without what this step is certain to take away. It
     * serves {@link #validate} alone and is asked only if there is none.
     *
     * @param table the table before it
     * @return the table after it; the same by default
     */
    default Table tableAfter(Table table) {
        return table;
    }
}
