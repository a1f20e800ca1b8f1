package io.github.casemate.ai.arena;

import io.github.casemate.kernel.Excerpt;
import java.nio.file.Path;

/** Thrown when a log belongs to another arena: to continue would mix games that do not belong together. */
public class ForeignLogException extends ArenaException {

    private static final long serialVersionUID = 1L;

    /** What differs first. */
    private final String difference;
    /** What it is in this arena. */
    private final String here;
    /** What it is in the log. */
    private final String there;

    ForeignLogException(Path log, String difference, String here, String there) {
        super(
                Excerpt.part(log) + " is the log of another arena: its " + difference + " is '" + Excerpt.part(there)
                        + "', and here it is '" + Excerpt.part(here) + "'",
                null);
        this.difference = difference;
        this.here = here;
        this.there = there;
    }

    /**
     * What differs first.
     *
     * @return the name of a line in the head of the log, such as {@code seed}
     */
    public String difference() {
        return difference;
    }

    /** {@return the value in this arena} */
    public String here() {
        return here;
    }

    /** {@return the value in the log} */
    public String there() {
        return there;
    }
}
