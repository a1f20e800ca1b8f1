package io.github.casemate.ai.search;

import io.vavr.collection.Seq;

/**
 * Which of the legal actions a search looks at: those that a player who knows the game would think about.
 *
 * <p><b>What an implementer guarantees.</b> The answer depends only on what the player who is asked knows. At least one
 * action is kept, in the order of the game.
 *
 * @param <S> the states
 * @param <A> the actions
 */
@FunctionalInterface
public interface Pruning<S, A> {

    /**
     * Keeps the actions that are worth a look.
     *
     * @param state the state, imagined
     * @param legal what the player who is asked may do, at least two actions
     * @return some of the legal actions, at least one
     */
    Seq<A> keep(S state, Seq<A> legal);

    /**
     * Keeps all actions.
     *
     * @param <S> the states
     * @param <A> the actions
     * @return a pruning that leaves nothing out
     */
    static <S, A> Pruning<S, A> none() {
        return (state, legal) -> legal;
    }
}
