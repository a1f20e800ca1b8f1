package io.github.casemate.ai.process;

import org.jspecify.annotations.Nullable;

/** Thrown when a process does not do what a bot does. Its text is a sentence for reports, without the name of a class. */
final class ProcessFailedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    ProcessFailedException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }

    @Override
    @SuppressWarnings(
            "OverrideThrowableToString") // Reports quote the text of what was thrown, and its class says nothing to
    // readers.
    public String toString() {
        return String.valueOf(getMessage());
    }
}
