package io.github.casemate.ai.search;

/** How a search under hidden information thinks of what the others know. */
public enum Opponents {

    /**
     * What the others do is learned over all hands they may hold together. It learns quickly, but the others seem not
     * to know their own hands. Good where hands are large and matter little for a single decision.
     */
    TOGETHER,

    /**
     * What the others do is learned for each thing that they may see. It is right, but learns slowly, as each hand is
     * met rarely. Good where hands are small and matter much, as in poker.
     */
    BY_THEIR_VIEW
}
