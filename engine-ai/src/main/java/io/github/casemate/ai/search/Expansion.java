package io.github.casemate.ai.search;

/** How a search tries the actions of a place where it has never been. */
public enum Expansion {

    /** One new action in an iteration, any of those that were never tried. Good with quick, rough roll-outs. */
    ONE,

    /**
     * All actions at once, and only what is best for the player who is asked counts for the way there. It costs as many
     * roll-outs as there are actions, and needs fewer iterations. Where the evaluation says that something is half done,
     * the iteration goes on with the best of them, up to the next place that is settled. Good with an evaluation that
     * can be trusted.
     */
    ALL
}
