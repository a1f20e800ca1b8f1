package io.github.casemate.ai.siege;

import io.github.casemate.ai.Budget;
import java.util.Locale;

/** How strong an opponent is, for people who play. */
public enum Level {
    /** Looks one action ahead. */
    EASY(8, "For a first game: looks one action ahead, and no further."),
    /** Thinks a little. */
    NORMAL(40, "Thinks a little: forty looks ahead for each decision."),
    /** Thinks well. */
    HARD(1000, "Thinks well: a thousand looks ahead for each decision."),
    /** Thinks long. */
    EXPERT(8000, "Thinks long: eight thousand looks ahead for each decision.");

    private final long iterations;
    private final String about;

    Level(long iterations, String about) {
        this.iterations = iterations;
        this.about = about;
    }

    /**
     * The name of the level.
     *
     * @return the name in lower case
     */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** {@return how it plays, in one sentence} */
    public String about() {
        return about;
    }

    /**
     * How much it thinks.
     *
     * @return a number of iterations, so that it plays the same on every machine
     */
    public Budget budget() {
        return Budget.iterations(iterations);
    }
}
