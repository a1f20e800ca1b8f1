package io.github.casemate.ai.search;

/** How a search under hidden information thinks of what the others know. */
public enum Opponents {

    /**
     * What the others do is learned over all hands they may hold together. It learns quickly, but the others seem not
     * to know their own hands, so the search makes light of what they may do.
     */
    TOGETHER,

    /**
     * What the others do is learned for each thing that they may see, so they act as those who know their hands. With
     * {@link Expansion#ALL} they look at all actions whenever they see something new, and what was learned with other
     * hands counts like a few tries: good even where hands are large and each is met once. With {@link Expansion#ONE}
     * it learns slowly then, and is for games with small hands that matter much, as in poker.
     */
    BY_THEIR_VIEW
}
