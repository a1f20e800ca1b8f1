package io.github.casemate.ai.search;

import io.github.casemate.kernel.SplitMix64;
import io.vavr.collection.Seq;
import java.util.random.RandomGenerator;

/**
 * How players act in a roll-out: quickly, and not necessarily well.
 *
 * @param <S> the states
 * @param <A> the actions
 */
@FunctionalInterface
public interface Playout<S, A> {

    /**
     * Picks an action for the player who is asked.
     *
     * @param state the state, imagined
     * @param legal what they may do
     * @param random where randomness comes from
     * @return one of the legal actions
     */
    A choose(S state, Seq<A> legal, RandomGenerator random);

    /**
     * All players act at random, each action equally likely.
     *
     * @param <S> the states
     * @param <A> the actions
     * @return the policy
     */
    static <S, A> Playout<S, A> uniform() {
        return (state, legal, random) -> legal.get((int) SplitMix64.below(random, legal.size()));
    }
}
