package io.github.casemate.ai.arena;

import io.github.casemate.ai.arena.game.Fixture;
import io.github.casemate.kernel.Excerpt;

/** Thrown when a game itself fails, not one of the bots: its rules or its notes have thrown. */
public class GameFailedException extends ArenaException {

    private static final long serialVersionUID = 1L;

    private final transient Fixture fixture;

    GameFailedException(Fixture fixture, Throwable cause) {
        super(fixture + " failed: " + Excerpt.of(cause), cause);
        this.fixture = fixture;
    }

    /** {@return which game it was, to play it again} */
    public Fixture fixture() {
        return fixture;
    }
}
