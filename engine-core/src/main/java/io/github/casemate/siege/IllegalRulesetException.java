package io.github.casemate.siege;

/** Thrown when a ruleset is asked for that cannot be played; the message says why. */
public final class IllegalRulesetException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    IllegalRulesetException(String message) {
        super(message);
    }
}
