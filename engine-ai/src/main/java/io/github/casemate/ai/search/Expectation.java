package io.github.casemate.ai.search;

import io.github.casemate.kernel.Distribution;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.Turn;
import java.util.random.RandomGenerator;

/**
 * What an evaluation expects of any state, also where chance is to act: there it averages over what chance may do before
 * a player is asked again, exactly where the outcomes are few, by sampling otherwise. Where the game is over, it is what
 * the players get.
 *
 * @param game what is played
 * @param evaluation how good a state is in which a player is asked
 * @param few up to this many outcomes are averaged exactly; chance that follows chance shares the bound, or the outcomes
 *     would multiply
 * @param samples how many outcomes are sampled where there are more
 * @param <S> the states
 * @param <A> the actions
 */
public record Expectation<S, A>(Game<S, A, ?, ?> game, Evaluation<? super S> evaluation, long few, int samples) {

    /**
     * Makes an expectation.
     *
     * @param game what is played
     * @param evaluation how good a state is
     * @param few up to this many outcomes are averaged exactly
     * @param samples how many outcomes are sampled where there are more
     * @throws IllegalArgumentException if a number is not positive
     */
    public Expectation {
        if (few < 1 || samples < 1) {
            throw new IllegalArgumentException("at least one outcome, not " + few + " and " + samples);
        }
    }

    /**
     * {@return what each player may expect, by seat; a new array each time}
     *
     * @param state any state
     * @param random where the samples come from
     */
    public double[] utilities(S state, RandomGenerator random) {
        return utilities(state, random, few);
    }

    private double[] utilities(S state, RandomGenerator random, long bound) {
        Turn turn = game.turn(state);
        if (turn instanceof Turn.Over over) {
            return Rollout.utilities(over.result());
        }
        if (!(turn instanceof Turn.Chance)) {
            return evaluation.utilities(state);
        }
        Distribution<A> chance = game.chance(state);
        double[] sums = new double[game.players().size()];
        if (chance.size() <= bound) {
            long fewer = bound / chance.size();
            for (A outcome : chance.outcomes()) {
                add(
                        sums,
                        (double) chance.weight(outcome),
                        utilities(game.apply(state, outcome).state(), random, fewer));
            }
            return divided(sums, (double) chance.total());
        }
        // A sample that leads to chance again takes only one sample there: a game may roll on and on.
        long tries = Math.min(bound, samples);
        for (int i = 0; i < tries; i++) {
            add(sums, 1, utilities(game.apply(state, chance.sample(random)).state(), random, 1));
        }
        return divided(sums, (double) tries);
    }

    private static void add(double[] sums, double weight, double[] utilities) {
        for (int seat = 0; seat < sums.length; seat++) {
            sums[seat] += weight * utilities[seat];
        }
    }

    private static double[] divided(double[] sums, double by) {
        for (int seat = 0; seat < sums.length; seat++) {
            sums[seat] /= by;
        }
        return sums;
    }
}
