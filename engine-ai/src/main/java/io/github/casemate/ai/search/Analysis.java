package io.github.casemate.ai.search;

import io.vavr.collection.Seq;

/**
 * What a search has found out about a decision.
 *
 * @param <A> the actions
 * @param iterations how many iterations it took
 * @param choices every legal action, in the order of the game
 */
public record Analysis<A>(long iterations, Seq<Choice<A>> choices) {

    /**
     * What a search has found out about one action.
     *
     * @param <A> the actions
     * @param action the action
     * @param visits how often it was tried, in this decision and, where the tree was kept, before it
     * @param mean what the searcher got on average, on the scale of the game's utilities; zero if it was never tried
     */
    public record Choice<A>(A action, long visits, double mean) {}

    /**
     * {@return the action to take: the one that was tried most, since the search tries what does well} Among equals it
     * is the one with the better mean, then the first.
     */
    public Choice<A> best() {
        return choices.reduce((best, other) ->
                other.visits() > best.visits() || (other.visits() == best.visits() && other.mean() > best.mean())
                        ? other
                        : best);
    }
}
