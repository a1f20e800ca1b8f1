package io.github.casemate.testkit;

/**
 * A state that test games begin from. Prepared starts reach situations that play from the set-up reaches only once in a
 * thousand games.
 *
 * @param <S> the state
 * @param name its name in reports and in {@link Playthroughs#play}
 * @param state the state
 */
public record Start<S>(String name, S state) {

    /** The name of the start that every fixture has: the beginning of the game. */
    public static final String NEW_GAME = "new game";
}
