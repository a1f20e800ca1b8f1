package io.github.casemate.ai.search;

/**
 * How good a state is for each player, without playing on.
 *
 * <p><b>What an implementer guarantees.</b> The numbers are on the scale of the game's own {@linkplain
 * io.github.casemate.kernel.Result#utilities() utilities}: what a player may expect to get in the end. The same state
 * gets the same numbers. It is given states that a bot has imagined, so it may look at everything in them, and several
 * threads may call it.
 *
 * @param <S> the states
 */
@FunctionalInterface
public interface Evaluation<S> {

    /**
     * Judges a state in which the game is not over.
     *
     * @param state the state
     * @return what each player may expect, by seat; a new array each time
     */
    double[] utilities(S state);

    /**
     * Whether a state is a good moment to judge. A roll-out that is long enough goes on to such a moment, instead of
     * stopping in the middle of something.
     *
     * @param state the state
     * @return true if nothing is under way that the numbers cannot express; always, unless overridden
     */
    default boolean isSettled(S state) {
        return true;
    }
}
