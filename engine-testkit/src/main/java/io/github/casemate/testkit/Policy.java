package io.github.casemate.testkit;

import io.github.casemate.kernel.SplitMix64;
import io.vavr.collection.Seq;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;

/**
 * A way to choose among legal actions in test games. Uniform random play tests little, so games are played by a mix;
 * a policy need not be good, only different.
 *
 * @param <S> the state
 * @param <A> the actions
 * @param name its name in reports
 * @param choice how it chooses
 */
public record Policy<S, A>(String name, Choice<S, A> choice) {

    /**
     * How a policy chooses.
     *
     * @param <S> the state
     * @param <A> the actions
     */
    @FunctionalInterface
    public interface Choice<S, A> {

        /**
         * Chooses an action.
         *
         * @param state the state, secrets included
         * @param legal what may be done, at least two
         * @param random the only source of randomness to use
         * @return one of the legal actions
         */
        A among(S state, Seq<A> legal, RandomGenerator random);
    }

    /**
     * {@return every legal action equally likely}
     *
     * @param <S> the state
     * @param <A> the actions
     */
    public static <S, A> Policy<S, A> uniform() {
        return new Policy<>("uniform", (state, legal, random) -> pick(legal, random));
    }

    /**
     * Nearly always the first legal action.
     *
     * @param <S> the state
     * @param <A> the actions
     * @return the policy
     */
    public static <S, A> Policy<S, A> first() {
        return new Policy<>("first", (state, legal, random) -> seldom(random) ? pick(legal, random) : legal.head());
    }

    /**
     * Nearly always the last legal action.
     *
     * @param <S> the state
     * @param <A> the actions
     * @return the policy
     */
    public static <S, A> Policy<S, A> last() {
        return new Policy<>("last", (state, legal, random) -> seldom(random) ? pick(legal, random) : legal.last());
    }

    /**
     * One of the preferred actions where there is one, any action where there is none.
     *
     * @param <S> the state
     * @param <A> the actions
     * @param name the name of the policy in reports
     * @param preferred what it likes
     * @return the policy
     */
    public static <S, A> Policy<S, A> preferring(String name, Predicate<? super A> preferred) {
        return new Policy<>(name, (state, legal, random) -> {
            Seq<A> liked = legal.filter(preferred);
            return pick(liked.isEmpty() ? legal : liked, random);
        });
    }

    private static <A> A pick(Seq<A> legal, RandomGenerator random) {
        return legal.get((int) SplitMix64.below(random, legal.size()));
    }

    /** A policy that never varies can keep a game going forever. */
    private static boolean seldom(RandomGenerator random) {
        return SplitMix64.below(random, 8) == 0;
    }
}
