package io.github.casemate.ai.arena;

import io.github.casemate.kernel.PlayerId;

/** Thrown when the game asks a seat that no entrant fills. */
public class UnfilledSeatException extends ArenaException {

    private static final long serialVersionUID = 1L;

    UnfilledSeatException(PlayerId seat) {
        super("the game asks " + seat + ", but no entrant fills this seat", null);
    }
}
