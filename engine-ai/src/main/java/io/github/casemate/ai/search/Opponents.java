package io.github.casemate.ai.search;

/** What a search assumes that the others know of hidden information. */
public enum Opponents {

    /**
     * What the others do is learned over all hands they may hold together. It learns quickly, but the others then seem
     * not to know their own hands, so the search underestimates them.
     */
    TOGETHER,

    /**
     * What the others do is learned for each thing that they may see, so they act like players who know their hands.
     * With {@link Expansion#ALL} they look at all actions whenever they see something new, and what was learned with
     * other hands counts like a few tries: good even where hands are large and each is met only once. With {@link
     * Expansion#ONE} it learns slowly, and is for games with small hands that matter much, such as poker.
     */
    BY_THEIR_VIEW
}
