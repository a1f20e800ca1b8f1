package io.github.casemate.ai.search;

import io.github.casemate.ai.Decision;
import io.github.casemate.kernel.Game;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Looks one action ahead and takes what the evaluation likes best. It averages over chance: exactly where the outcomes
 * are few, by sampling otherwise. It imagines what is hidden several times, and in the same way for each action. Each
 * imagined state is one iteration of the budget.
 *
 * @param <S> the states
 * @param <A> the actions
 * @param <V> the views
 */
public final class GreedyBot<S, A, V> implements SearchBot<V, A> {

    /** Up to this many outcomes are averaged exactly. */
    private static final long FEW = 150;

    /** How many outcomes are sampled where there are more. */
    private static final int SAMPLES = 12;

    private final Game<S, A, ?, V> game;
    private final Evaluation<? super S> evaluation;
    private final int guesses;

    private GreedyBot(Game<S, A, ?, V> game, Evaluation<? super S> evaluation, int guesses) {
        this.game = game;
        this.evaluation = evaluation;
        this.guesses = guesses;
    }

    /**
     * {@return a greedy bot that imagines what is hidden eight times}
     *
     * @param <S> the states
     * @param <A> the actions
     * @param <V> the views
     * @param game what is played
     * @param evaluation how good a state is
     */
    public static <S, A, V> GreedyBot<S, A, V> of(Game<S, A, ?, V> game, Evaluation<? super S> evaluation) {
        return new GreedyBot<>(game, evaluation, 8);
    }

    /**
     * The same bot with more or fewer guesses.
     *
     * @param number how often it imagines what is hidden, as far as its budget allows; one is enough for a game
     *     without secrets
     * @return the other bot
     * @throws IllegalArgumentException if the number is not positive
     */
    public GreedyBot<S, A, V> guesses(int number) {
        if (number < 1) {
            throw new IllegalArgumentException("at least one guess, not " + number);
        }
        return new GreedyBot<>(game, evaluation, number);
    }

    /** How good each action is on average over the guesses; all of them are looked at equally often. */
    @Override
    public Analysis<A> analyse(Decision<V, A> decision) {
        Seq<A> legal = decision.legal();
        double[] totals = new double[legal.size()];
        Expectation<S, A> expectation = new Expectation<>(game, evaluation, FEW, SAMPLES);
        int made = 0;
        for (; totals.length > 1 && made < guesses && decision.spend(); made++) {
            S state = game.determinize(decision.view(), decision.random());
            for (int i = 0; i < totals.length; i++) {
                S next = game.apply(state, legal.get(i)).state();
                totals[i] += expectation
                        .utilities(next, decision.random())[decision.player().index()];
            }
        }
        return Analysis.ofTotals(made, legal, totals, Array.fill(totals.length, (long) made));
    }

    @Override
    public Option<Evaluation<?>> evaluation() {
        return Option.some(evaluation);
    }

    @Override
    public String toString() {
        return "GreedyBot";
    }
}
