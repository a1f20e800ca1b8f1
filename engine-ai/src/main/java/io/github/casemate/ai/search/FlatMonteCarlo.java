package io.github.casemate.ai.search;

import io.github.casemate.ai.Decision;
import io.github.casemate.kernel.Game;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * Tries each action equally often, plays on at random, and takes what went best on average. Each game that is played on
 * is one iteration of the budget; with fewer iterations than actions only the first actions are tried.
 *
 * @param <S> the states
 * @param <A> the actions
 * @param <V> the views
 */
public final class FlatMonteCarlo<S, A, V> implements SearchBot<V, A> {

    private final Game<S, A, ?, V> game;
    private final Rollout<S, A> rollout;

    private FlatMonteCarlo(Game<S, A, ?, V> game, Rollout<S, A> rollout) {
        this.game = game;
        this.rollout = rollout;
    }

    /**
     * {@return a bot that plays all games to their end, at random}
     *
     * @param <S> the states
     * @param <A> the actions
     * @param <V> the views
     * @param game what is played
     */
    public static <S, A, V> FlatMonteCarlo<S, A, V> of(Game<S, A, ?, V> game) {
        return new FlatMonteCarlo<>(game, new Rollout<>(game, Playout.uniform(), 0, null));
    }

    /**
     * The same bot with roll-outs that the evaluation cuts short.
     *
     * @param decisions after how many decisions
     * @param evaluation how good a state is
     * @return the other bot
     */
    public FlatMonteCarlo<S, A, V> cut(int decisions, Evaluation<? super S> evaluation) {
        return new FlatMonteCarlo<>(game, new Rollout<>(game, rollout.playout(), decisions, evaluation));
    }

    /**
     * The same bot with other roll-outs.
     *
     * @param playout how the players act in them
     * @return the other bot
     */
    public FlatMonteCarlo<S, A, V> playout(Playout<? super S, A> playout) {
        return new FlatMonteCarlo<>(game, new Rollout<>(game, playout, rollout.depth(), rollout.evaluation()));
    }

    @Override
    public Analysis<A> analyse(Decision<V, A> decision) {
        Seq<A> legal = decision.legal();
        double[] totals = new double[legal.size()];
        long[] tries = new long[legal.size()];
        @Nullable S state = null;
        for (int i = 0;
                totals.length > 1 && decision.spend() && !Thread.currentThread().isInterrupted();
                i = (i + 1) % totals.length) {
            if (i == 0 || state == null) {
                // One guess for each round of all actions, so that they are compared on equal terms.
                state = game.determinize(decision.view(), decision.random());
            }
            S next = game.apply(state, legal.get(i)).state();
            totals[i] += rollout.from(next, decision.random())[decision.player().index()];
            tries[i]++;
        }
        return Analysis.ofTotals(Array.ofAll(tries).sum().longValue(), legal, totals, Array.ofAll(tries));
    }

    /** By what they brought on average: the last round may have tried only some of them. */
    @Override
    public Seq<Analysis.Choice<A>> ranking(Analysis<A> analysis) {
        return analysis.choices()
                .sorted(Comparator.comparing((Analysis.Choice<A> choice) -> choice.visits() == 0)
                        .thenComparing(Comparator.comparingDouble((Analysis.Choice<A> choice) -> choice.mean())
                                .reversed()));
    }

    @Override
    public Option<Evaluation<?>> evaluation() {
        return Option.of(rollout.evaluation());
    }

    @Override
    public String toString() {
        return "FlatMonteCarlo";
    }
}
