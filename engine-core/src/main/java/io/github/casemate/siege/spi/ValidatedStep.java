package io.github.casemate.siege.spi;

import io.github.casemate.agenda.Step;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;

/** A step that can say why it cannot be waiting on the agenda of a game, if somebody claims that it is. */
public interface ValidatedStep extends Step<Table> {

    /**
     * Why this step cannot be waiting on the agenda of a game with this table. This is called only when a state comes
     * from outside, and it must not throw, whatever the step refers to. The table changes while a step waits; so
     * complain only about what can never occur, and check what can change in the meantime when the step is taken. A
     * step on the agenda of a state that was reached by playing has no problem.
     *
     * <p>{@link StepChecks} has the usual complaints.
     *
     * @param table a table that keeps the laws, as {@link #tableAfter} of the earlier steps leaves it
     * @return what does not fit, or none
     */
    Option<Problem> validate(Table table);

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

    /**
     * {@return what any step says}
     *
     * @param step a step; one that is not validated has no problem
     * @param table the table
     */
    static Option<Problem> problem(Step<Table> step, Table table) {
        return step instanceof ValidatedStep validated ? validated.validate(table) : Option.none();
    }

    /**
     * {@return the table that any step leaves behind, as far as later steps may rely on it}
     *
     * @param step a step; one that is not validated takes nothing away
     * @param table the table before it
     */
    static Table after(Step<Table> step, Table table) {
        return step instanceof ValidatedStep validated ? validated.tableAfter(table) : table;
    }
}
