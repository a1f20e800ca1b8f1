package io.github.casemate.kernel;

/**
 * Notices a game that goes on and on without asking a player. Its rules are broken, so that is an error and never a
 * {@link Rejection}: nobody at the table has done anything wrong.
 */
public final class Runaway {

    /** A game that has not come to rest after so many steps in a row never will: far more than honest rules need. */
    public static final int MOST_STEPS = 10_000;

    private Runaway() {}

    /**
     * Stops a loop that lets chance act until a player is asked or the game is over.
     *
     * @param outcomes how often chance has acted since a player was asked last, the outcome to come included
     * @throws IllegalStateException if that is more than {@link #MOST_STEPS}
     */
    public static void check(int outcomes) {
        if (outcomes > MOST_STEPS) {
            throw new IllegalStateException(
                    "the game does not come to rest: chance has acted " + MOST_STEPS + " times in a row");
        }
    }
}
