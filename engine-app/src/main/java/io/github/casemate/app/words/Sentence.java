package io.github.casemate.app.words;

/**
 * A sentence of the story.
 *
 * @param text the words
 * @param weight how much it matters
 */
public record Sentence(String text, Weight weight) {

    /** How much a sentence matters. */
    public enum Weight {
        /** Begins something: a turn, or the end of the game. */
        HEADING,
        /** Belongs to the story. */
        TOLD,
        /** Says what the sentences around it say already. */
        QUIET
    }

    @Override
    public String toString() {
        return text;
    }
}
