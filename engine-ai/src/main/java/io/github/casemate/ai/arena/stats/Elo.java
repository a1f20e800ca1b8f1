package io.github.casemate.ai.arena.stats;

import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.kernel.Excerpt;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;

/**
 * Ratings by maximum likelihood. The chance that a seat wins is its strength divided by the sum of the strengths at the
 * table, which with two seats is the model of Bradley and Terry, and a difference of 400 points is a factor of ten. A
 * win that is shared, or a game that nobody won, counts in shares: a draw of two is half a win for each.
 *
 * <p>So that ratings stay finite when an entrant wins or loses all games, one drawn game is added for every two that
 * have met. Entrants that have met neither directly nor through others cannot be compared: the field then falls into
 * groups, and the mean of each group is zero. A seat that no entrant fills takes part under its name. Intervals come
 * from the observed information matrix.
 */
public final class Elo {

    private static final double POINTS = 400 / Math.log(10);

    private final Array<String> names;
    private final Array<Integer> groups;
    private final double[] strengths;
    private final double[][] covariance;

    private Elo(Array<String> names, Array<Integer> groups, double[] strengths, double[][] covariance) {
        this.names = names;
        this.groups = groups;
        this.strengths = strengths;
        this.covariance = covariance;
    }

    /**
     * The ratings that explain some games best.
     *
     * @param games the games
     * @return the ratings of all entrants in them
     */
    public static Elo of(Seq<GameRecord> games) {
        return of(TableGroup.all(games), 1);
    }

    /** With another number of drawn games for every two that have met; zero gives the plain likelihood. */
    static Elo of(Seq<TableGroup> contests, double prior) {
        Array<String> names =
                contests.flatMap(TableGroup::names).distinct().sorted().toArray();
        Array<Integer> groups = Likelihood.groups(names, contests);
        double[] strengths = new double[names.size()];
        double[][] covariance = new double[names.size()][names.size()];
        for (int group : groups.distinct()) {
            Array<String> members =
                    names.zip(groups).filter(member -> member._2() == group).map(member -> member._1());
            Likelihood likelihood = new Likelihood(
                    members, contests.filter(c -> members.contains(c.names().head())));
            Likelihood.Peak peak = likelihood.withDraws(prior).peak();
            for (int i = 0; i < members.size(); i++) {
                int row = names.indexOf(members.get(i));
                strengths[row] = peak.strengths().get(i);
                for (int j = 0; j < members.size(); j++) {
                    covariance[row][names.indexOf(members.get(j))] =
                            peak.covariance().get(i).get(j);
                }
            }
        }
        return new Elo(names, groups, strengths, covariance);
    }

    /**
     * All that are rated.
     *
     * @return the names in alphabetical order
     */
    public Seq<String> names() {
        return names;
    }

    /**
     * Which group an entrant belongs to. Ratings of different groups cannot be compared.
     *
     * @param name who
     * @return the number of the group, from zero
     */
    public int group(String name) {
        return groups.get(index(name));
    }

    /**
     * How many groups there are that have not met.
     *
     * @return the number; usually one
     */
    public int groups() {
        return groups.distinct().size();
    }

    /**
     * A rating in points, so that the mean of the group is zero.
     *
     * @param name who
     * @return the rating; the interval is that of the distance to the mean
     */
    public Estimate rating(String name) {
        int i = index(name);
        return Estimate.around(POINTS * strengths[i], POINTS * Math.sqrt(Math.max(0, covariance[i][i])));
    }

    /**
     * How much better one is than another, in points.
     *
     * @param one the one
     * @param other the other
     * @return the rating of the one minus that of the other; not a number if they have not met
     */
    public Estimate difference(String one, String other) {
        int i = index(one);
        int j = index(other);
        if (!groups.get(i).equals(groups.get(j))) {
            return new Estimate(Double.NaN, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
        }
        double variance = covariance[i][i] + covariance[j][j] - 2 * covariance[i][j];
        return Estimate.around(POINTS * (strengths[i] - strengths[j]), POINTS * Math.sqrt(Math.max(0, variance)));
    }

    /**
     * All ratings, with one entrant at zero.
     *
     * @param anchor who has the rating zero
     * @return the differences to that entrant, by name
     */
    public SortedMap<String, Estimate> relativeTo(String anchor) {
        return names.toSortedMap(name -> name, name -> difference(name, anchor));
    }

    private int index(String name) {
        int index = names.indexOf(name);
        if (index < 0) {
            throw new IllegalArgumentException("nobody called '" + Excerpt.part(name) + "' has played");
        }
        return index;
    }
}
