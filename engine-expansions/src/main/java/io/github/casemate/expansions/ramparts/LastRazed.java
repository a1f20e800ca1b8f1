package io.github.casemate.expansions.ramparts;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.StateKey;
import io.vavr.control.Option;

/**
 * Which building was razed last. If the fort falls in the same attack and takes its other buildings with it, nothing
 * else would show which one the attacker had picked.
 *
 * @param building the building; none before the first
 */
public record LastRazed(Option<Card> building) {

    /** The key of this slice. */
    public static final StateKey<LastRazed> KEY = new StateKey<>("ramparts-last-razed", LastRazed.class);

    /** Nothing has been razed. */
    static final LastRazed NONE = new LastRazed(Option.none());
}
