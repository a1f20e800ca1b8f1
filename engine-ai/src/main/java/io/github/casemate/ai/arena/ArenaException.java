package io.github.casemate.ai.arena;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when an arena cannot go on; the message says why. What bots do is never the reason: that is recorded as a
 * forfeit. Games that were finished are in the log, if there is one, and are not played again.
 */
public class ArenaException extends RuntimeException {

    /** The message when the calling thread is interrupted. */
    static final String INTERRUPTED = "the arena was interrupted";

    private static final long serialVersionUID = 1L;

    /**
     * Makes the exception.
     *
     * @param message why the arena cannot go on
     * @param cause the cause, or null
     */
    public ArenaException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
