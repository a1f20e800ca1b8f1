package io.github.casemate.siege;

/** Thrown when a ruleset that cannot be played is asked for; the message says why. */
public final class IllegalRulesetException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    IllegalRulesetException(String message) {
        super(message);
    }
}
