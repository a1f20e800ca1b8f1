package io.github.casemate.ai.arena.stats;

import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.game.Sprt;
import io.vavr.collection.Seq;
import java.util.Arrays;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What a sequential test has found so far.
 *
 * <p>The score of a deal is the mean over all its seatings, so the luck of the deal mostly cancels out, and deals are
 * independent although the games of one are not. Nothing is assumed about how scores are distributed: the likelihood of
 * a difference is the greatest that any distribution of the observed scores with that mean has (Van den Bergh, "A practical
 * introduction to the GSPRT"). So that a run of wins gives a ratio too, a thousandth of a deal is added for a win and for a
 * loss of everything.
 *
 * @param test what was asked
 * @param deals how many deals it has looked at
 * @param ratio the logarithm of how much likelier the scores are if the difference is {@code high} than if it is
 *     {@code low}
 */
public record SprtResult(Sprt test, int deals, double ratio) {

    private static final double A_LITTLE = 1e-3;

    /** What a test can say. */
    public enum Outcome {
        /** The first is better by {@code high} rather than by {@code low}. */
        BETTER,
        /** It is not: {@code low} fits, {@code high} does not. */
        NOT_BETTER,
        /** More games are needed. */
        OPEN
    }

    /**
     * {@return what the games say: after the first batch that decides, or after the last one that is complete}
     *
     * @param test what is asked
     * @param spec which games were to be played
     * @param games those that were played
     */
    public static SprtResult of(Sprt test, ArenaSpec spec, Seq<GameRecord> games) {
        double[] deals = new double[spec.rounds()];
        int[] played = new int[spec.rounds()];
        int seatings = spec.seatings().size();
        for (GameRecord game : games) {
            deals[game.fixture().round()] += score(game, spec) / seatings;
            played[game.fixture().round()]++;
        }
        int complete = 0;
        while (complete < spec.rounds() && played[complete] == seatings) {
            complete++;
        }
        return of(test, Arrays.copyOf(deals, complete), spec.rounds());
    }

    /** What the scores of deals say that were played in this order, when this many are to be played at the most. */
    static SprtResult of(Sprt test, double[] deals, int most) {
        SortedMap<Double, Integer> scores = new TreeMap<>();
        SprtResult last = new SprtResult(test, 0, 0);
        for (int deal = 1; deal <= deals.length && last.outcome() == Outcome.OPEN; deal++) {
            scores.merge(deals[deal - 1], 1, Integer::sum);
            if (deal % test.batch() == 0 || deal == most) {
                last = new SprtResult(test, deal, ratio(scores, test));
            }
        }
        return last;
    }

    /** The share of the first in what the two of them have won; half if neither has won anything. */
    private static double score(GameRecord game, ArenaSpec spec) {
        double mine = game.share(spec.names().get(0));
        double both = mine + game.share(spec.names().get(1));
        return both > 0 ? mine / both : 0.5;
    }

    /** {@return what has been decided} */
    public Outcome outcome() {
        return ratio >= upper() ? Outcome.BETTER : ratio <= lower() ? Outcome.NOT_BETTER : Outcome.OPEN;
    }

    /** {@return the ratio from which on the answer is yes} */
    public double upper() {
        return Math.log((1 - test.miss()) / test.falseAlarm());
    }

    /** {@return the ratio down from which the answer is no} */
    public double lower() {
        return Math.log(test.miss() / (1 - test.falseAlarm()));
    }

    private static double ratio(SortedMap<Double, Integer> scores, Sprt test) {
        SortedMap<Double, Double> weights = new TreeMap<>();
        weights.put(0.0, A_LITTLE);
        weights.put(1.0, A_LITTLE);
        scores.forEach((score, times) -> weights.merge(score, (double) times, Double::sum));
        double low = expected(test.low());
        double high = expected(test.high());
        double tiltOfLow = tilt(weights, low);
        double tiltOfHigh = tilt(weights, high);
        double ratio = 0;
        for (var weighed : weights.entrySet()) {
            double score = weighed.getKey();
            ratio += weighed.getValue() * Math.log((1 + tiltOfLow * (score - low)) / (1 + tiltOfHigh * (score - high)));
        }
        return ratio;
    }

    /** The score of a player who is better by so much. */
    private static double expected(double elo) {
        return 1 / (1 + Math.pow(10, -elo / 400));
    }

    /**
     * Of all distributions of these values with a mean, the likeliest gives each value its weight divided by 1 + tilt *
     * (value - mean). The tilt is where the mean comes out right; what is summed falls from plus to minus infinity.
     */
    private static double tilt(SortedMap<Double, Double> weights, double mean) {
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        for (int halving = 0; halving < 200 && Math.nextUp(low) < high; halving++) {
            double middle = (low + high) / 2;
            if (excess(weights, mean, middle) > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }

    private static double excess(SortedMap<Double, Double> weights, double mean, double tilt) {
        double sum = 0;
        for (var weighed : weights.entrySet()) {
            double over = weighed.getKey() - mean;
            sum += weighed.getValue() * over / (1 + tilt * over);
        }
        return sum;
    }
}
