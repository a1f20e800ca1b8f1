package io.github.casemate.kernel;

import io.vavr.Tuple2;
import io.vavr.collection.Iterator;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.random.RandomGenerator;

/**
 * What chance may do, with exact odds: each outcome has an integer weight, and its probability is weight over total.
 *
 * <p><b>What an implementer guarantees.</b> {@link #outcomes} lists {@link #size} different outcomes, in the same order
 * each time; each has a positive {@link #weight}, and the weights add up to {@link #total}. {@link #sample} draws by
 * these odds, and draws the same from generators in the same state: use {@link SplitMix64#below} for it, never a
 * bounded draw of the JDK. Once the distribution has been made, nothing but {@code outcomes} may take time in
 * proportion to the number of outcomes.
 *
 * @param <A> the outcomes
 */
public interface Distribution<A> {

    /**
     * Draws an outcome.
     *
     * @param random where the bits come from
     * @return an outcome, drawn by these odds
     */
    A sample(RandomGenerator random);

    /**
     * How many different outcomes there are.
     *
     * @return at least one
     */
    long size();

    /**
     * How heavy an outcome is.
     *
     * @param outcome anything that might be an outcome
     * @return its weight; zero if it cannot occur
     */
    long weight(A outcome);

    /**
     * The sum of all weights.
     *
     * @return at least one
     */
    long total();

    /**
     * All outcomes, made one by one as the iterator advances.
     *
     * @return a new iterator over the possible outcomes, each once
     */
    Iterator<A> outcomes();

    /**
     * How likely an outcome is.
     *
     * @param outcome anything that might be an outcome
     * @return its weight over the total
     */
    default double probability(A outcome) {
        return (double) weight(outcome) / total();
    }

    /**
     * {@return the same odds over other outcomes}
     *
     * @param <B> the other outcomes
     * @param to gives an outcome its new name; different outcomes get different names
     * @param from the outcome behind a new name, or none if there is none
     */
    default <B> Distribution<B> map(Function<? super A, ? extends B> to, Function<? super B, Option<A>> from) {
        return new MappedDistribution<>(this, to, from);
    }

    /**
     * All outcomes equally likely.
     *
     * @param <A> the outcomes
     * @param outcomes at least one, all different
     * @return the distribution, in the order given
     * @throws IllegalArgumentException if there is no outcome, or the same one twice
     */
    static <A> Distribution<A> uniform(Seq<A> outcomes) {
        return WeightedDistribution.uniform(outcomes);
    }

    /**
     * Outcomes with weights.
     *
     * @param <A> the outcomes
     * @param outcomes at least one, all different, each with a positive weight
     * @return the distribution, in the order given
     * @throws IllegalArgumentException if there is no outcome, the same one twice, a weight below one, or a total that
     *     exceeds a {@code long}
     */
    static <A> Distribution<A> weighted(Seq<Tuple2<A, Long>> outcomes) {
        return WeightedDistribution.of(outcomes);
    }

    /**
     * Several equal dice thrown together. Dice cannot be told apart: an outcome is a multiset of faces, written as a
     * sequence in the order in which the faces first appear on the die, and its weight is the number of ways to throw
     * it.
     *
     * @param <F> the faces
     * @param sides the sides of one die; a face may be on several
     * @param dice how many dice are thrown, at least one
     * @return the distribution; its total is the number of sides to the power of the number of dice
     * @throws IllegalArgumentException if there is no side or no die, or the total exceeds a {@code long}
     */
    static <F> Distribution<Seq<F>> dice(Seq<F> sides, int dice) {
        return new DiceDistribution<>(sides, dice);
    }

    /**
     * Several things taken at once, without looking. An outcome is an unordered set, written as a sequence in the
     * order in which the things were given; all are equally likely.
     *
     * @param <C> the things
     * @param from the things to take from, all different
     * @param count how many are taken, from zero to all
     * @return the distribution; its total is the binomial coefficient
     * @throws IllegalArgumentException if a thing is listed twice, the count is out of range, or the total exceeds a
     *     {@code long}
     */
    static <C> Distribution<Seq<C>> draw(Seq<C> from, int count) {
        return new DrawDistribution<>(from, count);
    }
}
