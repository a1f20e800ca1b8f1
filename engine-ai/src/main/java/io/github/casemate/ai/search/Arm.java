package io.github.casemate.ai.search;

import org.jspecify.annotations.Nullable;

/** What a search knows of one action at one node. */
final class Arm<S, A, E, V> {

    /** The most tries that the same action with other hidden things can count for. */
    private static final long LIKE = 2;

    /** How often the action could have been tried. */
    long chances;

    long visits;
    double total;
    double squares;
    final Successors<S, A, E, V> successors = new Successors<>();

    void add(double utility) {
        visits++;
        total += utility;
        squares += utility * utility;
    }

    double mean() {
        return total / visits;
    }

    /**
     * How good it is to try this next.
     *
     * @param like the same action with other hidden things, which counts like a few tries more; null if there is none
     * @param low the smallest utility
     * @param range from the smallest utility to the greatest
     */
    double score(Selection selection, @Nullable Arm<S, A, E, V> like, double low, double range) {
        double mean = mean();
        double variance = Math.max(0, squares / visits - mean * mean) / (range * range);
        if (like != null && like.visits > 0) {
            long tries = Math.min(LIKE, like.visits);
            mean = (total + tries * like.mean()) / (visits + tries);
        }
        return selection.score(visits, (mean - low) / range, variance, chances);
    }

    /** An arm with the same tries that has led nowhere yet. */
    Arm<S, A, E, V> copy() {
        Arm<S, A, E, V> copy = new Arm<>();
        copy.chances = chances;
        copy.visits = visits;
        copy.total = total;
        copy.squares = squares;
        return copy;
    }
}
