package io.github.casemate.kernel;

/**
 * Notices a game that goes on and on without asking a player. Its rules are broken, so this is an error and never a
 * {@link Rejection}: nobody at the table has done anything wrong.
 */
public final class Runaway {

    /**
     * A game that has not come to rest after this many steps in a row never will. It is far more than sound rules need.
     */
    public static final int MOST_STEPS = 10_000;

    private Runaway() {}

    /**
     * Stops a loop that goes on until a player is asked or the game is over.
     *
     * @param steps how many steps there have been since somebody was last asked, including the one to come: outcomes of
     *     chance, and whatever else is done without asking
     * @throws IllegalStateException if that is more than {@link #MOST_STEPS}
     */
    public static void check(int steps) {
        if (steps > MOST_STEPS) {
            throw new IllegalStateException(
                    "the game does not come to rest: nobody has been asked for " + MOST_STEPS + " steps in a row");
        }
    }
}
