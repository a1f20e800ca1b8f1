package io.github.casemate.ai.arena.stats;

import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.pack.Setting;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What changes when the same entrants play by other rules, with the same seeds.
 *
 * @param before what the games under the first rules show
 * @param after what the games under the second rules show
 * @param rules in what the rules differ
 * @param seats the share of wins of each seat
 * @param entrants the share of wins of each entrant
 * @param endings the part of the games that end in each way
 * @param lengths the mean length of a game, in decisions and, if noted, in turns
 * @param counts how often each noted thing was noted in a game, on average
 * @param frequencies the part of its games in which a seat has each noted thing
 * @param worths how much more often a seat with the thing wins than a seat without it; what changes the most first, in
 *     the same order as the frequencies and the counts
 */
public record Comparison(
        Statistics before,
        Statistics after,
        Array<RuleDifference> rules,
        Array<Change> seats,
        Array<Change> entrants,
        Array<Change> endings,
        Array<Change> lengths,
        Array<Change> counts,
        Array<Change> frequencies,
        Array<Change> worths) {

    /**
     * Compares.
     *
     * @param before what the games under the first rules show
     * @param after what the games under the second rules show
     * @return the comparison
     * @throws IllegalArgumentException if they differ in more than the rules: in the entrants, the seats or the seed
     */
    public static Comparison of(Statistics before, Statistics after) {
        return of(before, after, Array.empty());
    }

    /**
     * Compares the games of a pack.
     *
     * @param before what the games under the first rules show
     * @param after what the games under the second rules show
     * @param known the settings of the pack, so that standard values are told by their names
     * @return the comparison
     * @throws IllegalArgumentException if they differ in more than the rules: in the entrants, the seats or the seed
     */
    public static Comparison of(Statistics before, Statistics after, Seq<Setting<?>> known) {
        require(before.spec(), after.spec());
        Array<String> things = things(before, after);
        return new Comparison(
                before,
                after,
                RuleDifference.all(before.spec(), after.spec(), known),
                before.seats()
                        .zipWith(
                                after.seats(),
                                (one, other) ->
                                        Change.of("seat " + (one.seat().index() + 1), one.score(), other.score())),
                before.spec()
                        .names()
                        .map(name -> Change.of(
                                name,
                                before.standing(name).score(),
                                after.standing(name).score())),
                before.endings()
                        .appendAll(after.endings())
                        .map(EndingShare::why)
                        .distinct()
                        .map(why -> Change.of(why, share(before, why), share(after, why))),
                Array.of(Change.of(
                                "decisions",
                                before.decisions().mean(),
                                after.decisions().mean()))
                        .appendAll(turns(before, after)),
                things.map(label -> Change.of(label, perGame(before, label), perGame(after, label))),
                things.map(label -> Change.of(label, frequency(before, label), frequency(after, label))),
                things.map(label -> Change.of(label, worth(before, label), worth(after, label))));
    }

    /** {@return the counts of what some seat has more than once in a game; those of the rest are like the frequencies} */
    public Array<Change> repeated() {
        double seats = before.spec().filled().size();
        return counts.zip(frequencies)
                .filter(both -> isMore(both._1().before(), both._2().before(), seats)
                        || isMore(both._1().after(), both._2().after(), seats))
                .map(both -> both._1());
    }

    private static boolean isMore(Estimate perGame, Estimate frequency, double seats) {
        return perGame.value() > seats * frequency.value() + 1e-9;
    }

    private static void require(ArenaSpec one, ArenaSpec other) {
        if (!one.names().equals(other.names())
                || !one.filled().equals(other.filled())
                || one.players() != other.players()
                || one.mode() != other.mode()
                || one.seed() != other.seed()) {
            throw new IllegalArgumentException(
                    "only the rules may differ, not the entrants, the seats, the mode or the seed");
        }
    }

    private static Estimate share(Statistics statistics, String why) {
        return statistics
                .endings()
                .find(ending -> ending.why().equals(why))
                .map(EndingShare::share)
                .getOrElse(() -> Estimate.proportion(0, statistics.games()));
    }

    private static Option<Change> turns(Statistics before, Statistics after) {
        return before.turns().flatMap(one -> after.turns().map(other -> Change.of("turns", one.mean(), other.mean())));
    }

    private static Array<String> things(Statistics before, Statistics after) {
        return before.worths()
                .appendAll(after.worths())
                .map(Worth::label)
                .distinct()
                .sorted()
                .sortBy(label -> {
                    double change =
                            worth(after, label).value() - worth(before, label).value();
                    return Double.isNaN(change) ? 1 : -Math.abs(change);
                });
    }

    private static Estimate perGame(Statistics statistics, String label) {
        return worthOf(statistics, label)
                .map(Worth::perGame)
                .getOrElse(() -> Estimate.mean(Array.fill(statistics.games(), 0)));
    }

    private static Estimate frequency(Statistics statistics, String label) {
        return worthOf(statistics, label)
                .map(Worth::frequency)
                .getOrElse(() -> Estimate.proportion(
                        0,
                        (long) statistics.games() * statistics.spec().filled().size()));
    }

    private static Estimate worth(Statistics statistics, String label) {
        return worthOf(statistics, label).map(Worth::difference).getOrElse(() -> new Estimate(Double.NaN, -1, 1));
    }

    private static Option<Worth> worthOf(Statistics statistics, String label) {
        return statistics.worths().find(worth -> worth.label().equals(label));
    }
}
