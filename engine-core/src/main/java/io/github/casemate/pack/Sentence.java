package io.github.casemate.pack;

/**
 * A sentence of the story of a game.
 *
 * @param text the words; never blank
 * @param weight how much it matters
 */
public record Sentence(String text, Sentence.Weight weight) {

    /** How much a sentence matters. */
    public enum Weight {
        /** Begins something: a turn, or the end of the game. */
        HEADING,
        /** Belongs to the story. */
        TOLD,
        /** Says what the sentences around it say already, so that a story leaves it out. */
        QUIET
    }

    /**
     * {@return a sentence that begins something}
     *
     * @param text the words
     */
    public static Sentence heading(String text) {
        return new Sentence(text, Weight.HEADING);
    }

    /**
     * {@return a sentence of the story}
     *
     * @param text the words
     */
    public static Sentence told(String text) {
        return new Sentence(text, Weight.TOLD);
    }

    /**
     * {@return a sentence that a story leaves out}
     *
     * @param text the words
     */
    public static Sentence quiet(String text) {
        return new Sentence(text, Weight.QUIET);
    }

    /** The words. */
    @Override
    public String toString() {
        return text;
    }
}
