package io.github.casemate.ai.arena.stats;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * The likelihood of strengths, by their logarithms, in a field where all can be compared. It is concave, so Newton's
 * method finds its one peak. Adding the same to all strengths changes nothing; the sum is held at zero, by adding a
 * constant to every entry of the information matrix before it is inverted.
 */
final class Likelihood {

    private static final int STEPS = 200;
    /** In natural units; a longer step could leave the region where the quadratic model is any good. */
    private static final double LONGEST_STEP = 1.0;

    private final Array<String> names;
    private final Seq<TableGroup> contests;

    record Peak(Array<Double> strengths, Array<Array<Double>> covariance) {}

    Likelihood(Array<String> names, Seq<TableGroup> contests) {
        this.names = names;
        this.contests = contests;
    }

    /** Who can be compared: the number of the group for each name, by first appearance. */
    static Array<Integer> groups(Array<String> names, Seq<TableGroup> contests) {
        int[] group = new int[names.size()];
        for (int i = 0; i < group.length; i++) {
            group[i] = i;
        }
        for (TableGroup contest : contests) {
            int first = group[names.indexOf(contest.names().head())];
            for (String name : contest.names()) {
                int other = group[names.indexOf(name)];
                for (int i = 0; i < group.length; i++) {
                    group[i] = group[i] == other ? first : group[i];
                }
            }
        }
        Array<Integer> raw = Array.ofAll(group);
        Array<Integer> distinct = raw.distinct();
        return raw.map(distinct::indexOf);
    }

    /** With this many drawn games between every two that have met. */
    Likelihood withDraws(double games) {
        if (games == 0) {
            return this;
        }
        Seq<Array<String>> met = contests.flatMap(
                        contest -> contest.names().combinations(2).map(Seq::toArray))
                .distinct();
        return new Likelihood(
                names,
                contests.appendAll(
                        met.map(pair -> new TableGroup(pair, Array.of(1, 1), games, Array.of(games / 2, games / 2)))));
    }

    Peak peak() {
        int n = names.size();
        double[] strengths = new double[n];
        double[][] inverse = new double[n][n];
        for (int step = 0; step < STEPS; step++) {
            double[] slope = new double[n];
            double[][] information = new double[n][n];
            contests.forEach(contest -> add(contest, strengths, slope, information));
            for (double[] row : information) {
                for (int j = 0; j < n; j++) {
                    row[j] += 1.0 / n;
                }
            }
            inverse = Matrix.inverse(information);
            double[] move = Matrix.times(inverse, slope);
            double longest = 0;
            for (double part : move) {
                longest = Math.max(longest, Math.abs(part));
            }
            double scale = Math.min(1, LONGEST_STEP / Math.max(longest, 1e-300));
            for (int i = 0; i < n; i++) {
                strengths[i] += scale * move[i];
            }
            if (longest < 1e-10) {
                break;
            }
        }
        for (double[] row : inverse) {
            for (int j = 0; j < n; j++) {
                row[j] -= 1.0 / n;
            }
        }
        return new Peak(Array.ofAll(strengths), Array.of(inverse).map(Array::ofAll));
    }

    private void add(TableGroup contest, double[] strengths, double[] slope, double[][] information) {
        int size = contest.names().size();
        int[] index = new int[size];
        double[] chance = new double[size];
        double sum = 0;
        for (int i = 0; i < size; i++) {
            index[i] = names.indexOf(contest.names().get(i));
            chance[i] = contest.seats().get(i) * Math.exp(strengths[index[i]]);
            sum += chance[i];
        }
        for (int i = 0; i < size; i++) {
            chance[i] /= sum;
        }
        for (int i = 0; i < size; i++) {
            slope[index[i]] += contest.wins().get(i) - contest.games() * chance[i];
            information[index[i]][index[i]] += contest.games() * chance[i];
            for (int j = 0; j < size; j++) {
                information[index[i]][index[j]] -= contest.games() * chance[i] * chance[j];
            }
        }
    }
}
