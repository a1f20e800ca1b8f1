package io.github.casemate.siege.rules;

import io.github.casemate.agenda.Step;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.table.Table;

/**
 * A step of drawing: from the deal to {@link KeepCards}, which settles what happens to the drawn cards. Until then no
 * other step of the base game is taken, and nobody else draws from the same deck; what a module does because a card was
 * drawn may come in between.
 */
public interface DrawStep extends Step<Table> {

    /** {@return the id of the deck that is drawn from} */
    String deck();

    /** {@return who draws} */
    PlayerId player();
}
