package io.github.casemate.testkit;

import io.github.casemate.kernel.Rules;

/**
 * Exact numbers of sequences of answers, players' and chance's, from a position: a rule that allows one thing more or
 * one thing less changes a number. Authors of chess programs call this perft.
 */
public final class ExactCounts {

    /** Chance that has more answers than this would be listed for hours. */
    private static final long MOST_OUTCOMES = 100_000;

    private ExactCounts() {}

    /**
     * {@return how many sequences of answers there are from a state; those that end earlier with the game count too}
     *
     * @param rules the rules
     * @param state where they begin
     * @param depth how many answers they have
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @throws IllegalArgumentException if chance has more than a hundred thousand answers somewhere on the way
     */
    public static <S, A, E> long of(Rules<S, A, E> rules, S state, int depth) {
        if (depth == 0 || rules.turn(state).isOver()) {
            return 1;
        }
        long sum = 0;
        for (A answer : answers(rules, state)) {
            sum += of(rules, rules.apply(state, answer).state(), depth - 1);
        }
        return sum;
    }

    private static <S, A, E> Iterable<A> answers(Rules<S, A, E> rules, S state) {
        if (!rules.turn(state).isChance()) {
            return rules.legalActions(state);
        }
        long outcomes = rules.chance(state).size();
        if (outcomes > MOST_OUTCOMES) {
            throw new IllegalArgumentException(
                    "chance has " + outcomes + " answers here, which is too many to count them one by one");
        }
        return rules.chance(state).outcomes();
    }
}
