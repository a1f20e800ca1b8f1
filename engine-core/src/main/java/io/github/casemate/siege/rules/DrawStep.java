package io.github.casemate.siege.rules;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.spi.Step;

/**
 * A step of drawing: from the deal to {@link KeepCards}, which settles what becomes of the drawn cards. Until then no
 * other step of the base game is taken, and nobody else draws from the same deck; what a module does because a card was
 * drawn may come between.
 */
public interface DrawStep extends Step {

    /**
     * The deck that is drawn from.
     *
     * @return its id
     */
    String deck();

    /** {@return who draws} */
    PlayerId player();
}
