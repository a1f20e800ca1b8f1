package io.github.casemate.ai.siege;

import io.github.casemate.ai.Budget;
import java.util.Locale;

/** How strong an opponent is, for people who play. */
public enum Level {
    /** Knows the rules and little more. */
    EASY(30, "For a first game: sees what is near, and not much of it."),
    /** Plays soundly. */
    NORMAL(200, "Plays soundly, and can be beaten."),
    /** Plays well. */
    HARD(1000, "Plays well: a match for an experienced player."),
    /** Plays as well as it can in about a second. */
    EXPERT(8000, "Plays as well as it can, and thinks longer.");

    private final long iterations;
    private final String about;

    Level(long iterations, String about) {
        this.iterations = iterations;
        this.about = about;
    }

    /**
     * What it is called.
     *
     * @return the name in lower case
     */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * How it plays.
     *
     * @return one sentence
     */
    public String about() {
        return about;
    }

    /**
     * How much it thinks: this is what makes the level.
     *
     * @return a number of iterations, so that it plays the same on every machine
     */
    public Budget budget() {
        return Budget.iterations(iterations);
    }
}
