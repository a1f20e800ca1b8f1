package io.github.casemate.ai.search;

import io.github.casemate.kernel.Game;
import org.jspecify.annotations.Nullable;

/**
 * Information-set Monte Carlo tree search: settings from which bots are made. Each iteration imagines a full state from
 * the bot's view, so the tree is about what the bot can know, and no decision in it depends on a card that the bot
 * cannot see.
 *
 * <pre>{@code
 * Bot<GameView, Action> bot = Ismcts.of(game).cut(10, evaluation).newBot();
 * }</pre>
 *
 * <p>With a budget in iterations and the same random generator, a bot's choice is the same on every run and for every
 * number of {@linkplain #threads threads}: the number of {@linkplain #trees trees} is fixed here, and each tree has its
 * own share of the iterations and its own generator.
 *
 * @param <S> the states
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the views
 */
public final class Ismcts<S, A, E, V> {

    final Game<S, A, E, V> game;
    final Selection selection;
    final Opponents opponents;
    final Rollout<S, A> rollout;
    final Pruning<? super S, A> pruning;
    final Expansion expansion;
    final int trees;
    final int threads;

    private Ismcts(
            Game<S, A, E, V> game,
            Selection selection,
            Opponents opponents,
            Rollout<S, A> rollout,
            Pruning<? super S, A> pruning,
            Expansion expansion,
            int trees,
            int threads) {
        this.game = game;
        this.selection = selection;
        this.opponents = opponents;
        this.rollout = rollout;
        this.pruning = pruning;
        this.expansion = expansion;
        this.trees = trees;
        this.threads = threads;
    }

    /**
     * {@return a search with UCB1, roll-outs at random to the end of the game, and one tree}
     *
     * @param <S> the states
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the views
     * @param game what is played
     */
    public static <S, A, E, V> Ismcts<S, A, E, V> of(Game<S, A, E, V> game) {
        return new Ismcts<>(
                game,
                Selection.ucb1(0.7),
                Opponents.TOGETHER,
                new Rollout<>(game, Playout.uniform(), 0, null),
                Pruning.none(),
                Expansion.ONE,
                1,
                1);
    }

    /**
     * The same search with another policy of selection.
     *
     * @param other which action is tried next
     * @return the other settings
     */
    public Ismcts<S, A, E, V> selection(Selection other) {
        return new Ismcts<>(game, other, opponents, rollout, pruning, expansion, trees, threads);
    }

    /**
     * The same search with another assumption about what the others know.
     *
     * @param other the assumption
     * @return the other settings
     */
    public Ismcts<S, A, E, V> opponents(Opponents other) {
        return new Ismcts<>(game, selection, other, rollout, pruning, expansion, trees, threads);
    }

    /**
     * The same search with roll-outs that the evaluation cuts short.
     *
     * @param decisions after how many decisions; the roll-out goes on from there to the next {@linkplain
     *     Evaluation#isSettled settled} state
     * @param evaluation how good a state is
     * @return the other settings
     * @throws IllegalArgumentException if the number is negative
     */
    public Ismcts<S, A, E, V> cut(int decisions, Evaluation<? super S> evaluation) {
        if (decisions < 0) {
            throw new IllegalArgumentException("a number of decisions cannot be negative: " + decisions);
        }
        return rollout(decisions, evaluation, rollout.playout());
    }

    /**
     * The same search with other players in the roll-outs.
     *
     * @param playout how they act
     * @return the other settings
     */
    public Ismcts<S, A, E, V> playout(Playout<? super S, A> playout) {
        return rollout(rollout.depth(), rollout.evaluation(), playout);
    }

    /**
     * The same search without actions that are not worth a look. Where only one action is left, it is taken without a
     * search.
     *
     * @param other which actions are looked at, for all players
     * @return the other settings
     */
    public Ismcts<S, A, E, V> pruning(Pruning<? super S, A> other) {
        return new Ismcts<>(game, selection, opponents, rollout, other, expansion, trees, threads);
    }

    /**
     * The same search with another way to try new actions.
     *
     * @param other the way
     * @return the other settings
     */
    public Ismcts<S, A, E, V> expansion(Expansion other) {
        return new Ismcts<>(game, selection, opponents, rollout, pruning, other, trees, threads);
    }

    /**
     * The same search with several trees that grow independently. They share the budget, and their visits are added up
     * in the end.
     *
     * @param number how many, at least one
     * @return the other settings
     * @throws IllegalArgumentException if the number is not positive
     */
    public Ismcts<S, A, E, V> trees(int number) {
        if (number < 1) {
            throw new IllegalArgumentException("at least one tree, not " + number);
        }
        return new Ismcts<>(game, selection, opponents, rollout, pruning, expansion, number, threads);
    }

    /**
     * The same search on several threads. Each tree is grown by one of them, so more threads than trees are of no use.
     * With a budget in iterations the choice does not depend on this number.
     *
     * @param number how many, at least one
     * @return the other settings
     * @throws IllegalArgumentException if the number is not positive
     */
    public Ismcts<S, A, E, V> threads(int number) {
        if (number < 1) {
            throw new IllegalArgumentException("at least one thread, not " + number);
        }
        return new Ismcts<>(game, selection, opponents, rollout, pruning, expansion, trees, number);
    }

    /**
     * A bot that searches like this. It keeps its trees from decision to decision, and reuses them where the game has
     * come to a place that they know.
     *
     * @return a new bot for one seat of one game
     */
    public SearchBot<V, A> newBot() {
        return new IsmctsBot<>(this);
    }

    private Ismcts<S, A, E, V> rollout(
            int depth, @Nullable Evaluation<? super S> evaluation, Playout<? super S, A> playout) {
        return new Ismcts<>(
                game,
                selection,
                opponents,
                new Rollout<>(game, playout, depth, evaluation),
                pruning,
                expansion,
                trees,
                threads);
    }
}
