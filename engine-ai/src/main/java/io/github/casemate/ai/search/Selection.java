package io.github.casemate.ai.search;

/**
 * Which action a search tries next: the one with the highest score. A good score weighs what has done well so far
 * against what has hardly been tried. Actions that were never tried come first, whatever the policy.
 */
@FunctionalInterface
public interface Selection {

    /**
     * {@return how much an action deserves to be tried next}
     *
     * @param visits how often it was tried, at least once
     * @param mean what the player got on average, from 0 for the worst seen in the search to 1 for the best
     * @param variance how much that varied
     * @param chances how often the action could have been tried, whether it was or not; with hidden information that
     *     differs from action to action
     */
    double score(long visits, double mean, double variance, long chances);

    /**
     * UCB1: the mean, and a bonus that grows slowly while an action is passed over.
     *
     * @param exploration the weight of the bonus; 0.7 is a good start; more looks wider, less looks deeper
     * @return the policy
     */
    static Selection ucb1(double exploration) {
        return (visits, mean, variance, chances) -> mean + exploration * Math.sqrt(Logarithm.of(chances) / visits);
    }

    /**
     * UCB1-Tuned: like UCB1, with a smaller bonus where the outcomes vary little. There is nothing to tune.
     *
     * @return the policy
     */
    static Selection ucb1Tuned() {
        return (visits, mean, variance, chances) -> {
            double log = Logarithm.of(chances) / visits;
            return mean + Math.sqrt(log * Math.min(0.25, variance + Math.sqrt(2 * log)));
        };
    }

    /**
     * UCB-V: the bonus follows the variance seen, with a part that fades fast for what is hardly known.
     *
     * @param exploration the weight of the bonus; 0.5 is a good start
     * @return the policy
     */
    static Selection ucbV(double exploration) {
        return (visits, mean, variance, chances) -> {
            double log = exploration * Logarithm.of(chances) / visits;
            return mean + Math.sqrt(2 * variance * log) + 3 * log;
        };
    }
}
