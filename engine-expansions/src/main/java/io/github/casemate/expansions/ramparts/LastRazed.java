package io.github.casemate.expansions.ramparts;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.StateKey;

/**
 * Which building was razed last. When the fort falls in the same attack and takes its other buildings with it, nothing
 * else would tell which one the attacker had picked.
 *
 * @param building the building
 */
public record LastRazed(Card building) {

    /** The key of this slice; it is empty until a building is razed. */
    public static final StateKey<LastRazed> KEY = new StateKey<>("ramparts-last-razed", LastRazed.class);
}
