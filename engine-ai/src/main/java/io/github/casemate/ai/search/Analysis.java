package io.github.casemate.ai.search;

import io.vavr.collection.Seq;
import java.util.Comparator;

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

    /** The analysis of actions whose utilities were added up. */
    static <A> Analysis<A> ofTotals(long iterations, Seq<A> actions, double[] totals, Seq<Long> tries) {
        return new Analysis<>(
                iterations,
                actions.zipWithIndex((action, i) ->
                                new Choice<>(action, tries.get(i), tries.get(i) == 0 ? 0 : totals[i] / tries.get(i)))
                        .toArray());
    }

    /**
     * {@return the choices, the best first: those that were tried more often, then those with the better mean, then in
     * the order of the game}
     */
    public Seq<Choice<A>> ranked() {
        return choices.sorted(Comparator.comparingLong((Choice<A> choice) -> choice.visits())
                .thenComparingDouble(choice -> choice.mean())
                .reversed());
    }

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
