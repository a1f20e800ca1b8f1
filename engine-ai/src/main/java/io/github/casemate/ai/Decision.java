package io.github.casemate.ai;

import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;
import java.util.function.DoubleConsumer;
import java.util.random.RandomGenerator;

/**
 * What a bot is asked, and everything it may use: its view of the game, the legal actions, a random generator of its
 * own, and a budget with its meter.
 *
 * <pre>{@code
 * while (decision.spend()) {
 *     // one iteration
 * }
 * }</pre>
 *
 * @param <V> what the bot sees
 * @param <A> what it may do
 */
public final class Decision<V, A> {

    private final PlayerId player;
    private final V view;
    private final Seq<A> legal;
    private final RandomGenerator random;
    private final Budget budget;
    private final long deadline;
    private long spent;
    private DoubleConsumer listener = part -> {};

    private Decision(PlayerId player, V view, Seq<A> legal, RandomGenerator random, Budget budget) {
        this.player = player;
        this.view = view;
        this.legal = legal;
        this.random = random;
        this.budget = budget;
        this.deadline = budget.isTime() ? System.nanoTime() + budget.time().toNanos() : 0;
    }

    /**
     * {@return a decision} If the budget is a time, it begins to run.
     *
     * @param <V> what the bot sees
     * @param <A> what it may do
     * @param player who is asked
     * @param view what they see
     * @param legal what they may do
     * @param random the bot's own generator; it should not be possible to work out the seed of the game from it, nor
     *     the other way round
     * @param budget how much the bot may think
     * @throws IllegalArgumentException if there is nothing to choose from
     */
    public static <V, A> Decision<V, A> of(
            PlayerId player, V view, Seq<A> legal, RandomGenerator random, Budget budget) {
        if (legal.isEmpty()) {
            throw new IllegalArgumentException("nothing to decide: " + player + " has no legal action");
        }
        return new Decision<>(player, view, legal, random, budget);
    }

    /**
     * The decision that a match waits for. If the budget is a time, it begins to run.
     *
     * @param <V> what the bot sees
     * @param <A> what it may do
     * @param match a match that is not over
     * @param random the bot's own generator, unrelated to the seed of the match
     * @param budget how much the bot may think
     * @return the decision of the player who is asked
     * @throws IllegalArgumentException if the match is over
     */
    public static <V, A> Decision<V, A> of(Match<?, A, ?, V> match, RandomGenerator random, Budget budget) {
        PlayerId asked = match.turn()
                .asked()
                .getOrElseThrow(() -> new IllegalArgumentException("nothing to decide: the match is over"));
        return of(asked, match.view(asked), match.legalActions(), random, budget);
    }

    /** {@return the player who is asked} */
    public PlayerId player() {
        return player;
    }

    /** {@return what the player who is asked knows of the game} */
    public V view() {
        return view;
    }

    /**
     * What they may do.
     *
     * @return at least one action, usually two or more, in the order the game documents
     */
    public Seq<A> legal() {
        return legal;
    }

    /**
     * The source of the bot's own randomness.
     *
     * @return a generator that nobody else uses
     */
    public RandomGenerator random() {
        return random;
    }

    /** {@return how much the bot may think} */
    public Budget budget() {
        return budget;
    }

    /**
     * Takes one iteration out of the budget, if an iteration or some time is left. Not thread-safe.
     *
     * @return true if the bot may make one more iteration
     */
    public boolean spend() {
        if (isSpent()) {
            return false;
        }
        report(1);
        return true;
    }

    /**
     * Reports iterations that were made without asking, for instance by other threads. A bot that reports more than the
     * budget allows has overrun it. A sum that is too large for a {@code long} counts as {@link Long#MAX_VALUE}.
     *
     * @param iterations how many, not negative
     * @throws IllegalArgumentException if the number is negative
     */
    public void report(long iterations) {
        if (iterations < 0) {
            throw new IllegalArgumentException("a number of iterations cannot be negative: " + iterations);
        }
        long sum = spent + iterations;
        spent = sum < 0 ? Long.MAX_VALUE : sum;
        if (!budget.isTime()) {
            progress((double) spent / budget.iterations());
        }
    }

    /**
     * Lets somebody hear how far the bot has come, such as a page that shows it to people who wait. Bots that are asked
     * on one thread and spend iterations are heard by themselves; others tell it by {@link #progress}, or not at all.
     *
     * @param heard is told parts of the budget, from 0 to 1, often, on the bot's thread
     * @return this decision
     */
    public Decision<V, A> heardBy(DoubleConsumer heard) {
        listener = heard;
        return this;
    }

    /**
     * Tells whoever listens how far the bot has come. It changes nothing else.
     *
     * @param part the part of its work that is done; what is below 0 counts as 0, and what is above 1 as 1
     */
    public void progress(double part) {
        listener.accept(Math.max(0, Math.min(1, part)));
    }

    /**
     * How many iterations were made.
     *
     * @return the number that the bot has reported; never negative
     */
    public long spent() {
        return spent;
    }

    /** {@return whether no iteration, or no time, is left} */
    public boolean isSpent() {
        return budget.isTime() ? System.nanoTime() - deadline >= 0 : spent >= budget.iterations();
    }

    @Override
    public String toString() {
        return "Decision of " + player + " between " + legal.size() + " actions with budget " + budget;
    }
}
