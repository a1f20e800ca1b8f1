package io.github.casemate.ai.search;

/** How a search tries the actions of a place that is new to it. */
public enum Expansion {

    /** One new action in each iteration, any of those that were never tried. Good with quick, rough roll-outs. */
    ONE,

    /**
     * All actions at once, and only the best one for the player who is asked counts for the path that led there. It
     * costs as many roll-outs as there are actions, and needs fewer iterations. Where the evaluation says that
     * something is still going on, the iteration continues with the best of them, up to the next settled place. Good
     * with an evaluation that can be trusted.
     */
    ALL
}
