package io.github.casemate.ai.search;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Decision;
import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Seq;
import java.util.random.RandomGenerator;

/**
 * Looks one action ahead and takes what the evaluation likes best. It averages over chance: exactly where the outcomes
 * are few, by sampling otherwise. It imagines what is hidden several times, and in the same way for each action. Each
 * imagined state is one iteration of the budget.
 *
 * @param <S> the states
 * @param <A> the actions
 * @param <V> the views
 */
public final class GreedyBot<S, A, V> implements Bot<V, A> {

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

    @Override
    public A choose(Decision<V, A> decision) {
        Seq<A> legal = decision.legal();
        if (legal.size() == 1) {
            return legal.head();
        }
        double[] totals = new double[legal.size()];
        for (int guess = 0; guess < guesses && decision.spend(); guess++) {
            S state = game.determinize(decision.view(), decision.random());
            for (int i = 0; i < totals.length; i++) {
                S next = game.apply(state, legal.get(i)).state();
                totals[i] += expected(next, decision.player(), decision.random(), FEW);
            }
        }
        int best = 0;
        for (int i = 1; i < totals.length; i++) {
            if (totals[i] > totals[best]) {
                best = i;
            }
        }
        return legal.get(best);
    }

    /** What the player may expect, on average over what chance does before a player is asked again. */
    private double expected(S state, PlayerId player, RandomGenerator random, long few) {
        Turn turn = game.turn(state);
        if (turn instanceof Turn.Over over) {
            return over.result().utility(player);
        }
        if (!(turn instanceof Turn.Chance)) {
            return evaluation.utilities(state)[player.index()];
        }
        Distribution<A> chance = game.chance(state);
        double sum = 0;
        if (chance.size() <= few) {
            // Chance that follows chance shares the bound, or the outcomes would multiply.
            long fewer = few / chance.size();
            for (A outcome : chance.outcomes()) {
                sum += chance.weight(outcome)
                        * expected(game.apply(state, outcome).state(), player, random, fewer);
            }
            return sum / chance.total();
        }
        // A sample that leads to chance again takes only one sample there: a game may roll on and on.
        long samples = Math.min(few, SAMPLES);
        for (int i = 0; i < samples; i++) {
            sum += expected(game.apply(state, chance.sample(random)).state(), player, random, 1);
        }
        return sum / samples;
    }

    @Override
    public String toString() {
        return "GreedyBot";
    }
}
