package io.github.casemate.expansions.ghost;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.agenda.Play;
import io.github.casemate.siege.table.Table;

/** GHO-6: something that the Ghost Captain might have done and does not do. */
public record Forgo() implements AutoStep<Table> {

    /** The only instance: the step has no fields. */
    public static final Forgo STEP = new Forgo();

    @Override
    public void take(Play<Table> play) {}
}
