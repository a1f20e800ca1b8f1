package io.github.casemate.ai.search;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Decision;
import io.github.casemate.kernel.SplitMix64;

/**
 * Plays at random, each legal action equally likely: the opponent that everything else is measured against.
 *
 * @param <V> what it sees, and ignores
 * @param <A> what it does
 */
public final class RandomBot<V, A> implements Bot<V, A> {

    /** Makes a bot. */
    public RandomBot() {}

    @Override
    public A choose(Decision<V, A> decision) {
        return decision.legal()
                .get((int) SplitMix64.below(decision.random(), decision.legal().size()));
    }

    @Override
    public String toString() {
        return "RandomBot";
    }
}
