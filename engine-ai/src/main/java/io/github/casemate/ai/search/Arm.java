package io.github.casemate.ai.search;

/** What a search knows of one action at one node. */
final class Arm<S, A, E, V> {

    /** How often the action was there to be tried. */
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

    /** How good it is to try this next, with utilities from {@code low} to {@code low + range}. */
    double score(Selection selection, double low, double range) {
        double mean = total / visits;
        double variance = Math.max(0, squares / visits - mean * mean) / (range * range);
        return selection.score(visits, (mean - low) / range, variance, chances);
    }
}
