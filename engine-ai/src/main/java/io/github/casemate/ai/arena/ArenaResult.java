package io.github.casemate.ai.arena;

import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.Fixture;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.report.Report;
import io.github.casemate.ai.arena.report.VariantReport;
import io.github.casemate.ai.arena.stats.Comparison;
import io.github.casemate.ai.arena.stats.Statistics;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.pack.Setting;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.nio.file.Path;
import java.util.BitSet;

/**
 * The result of an arena.
 *
 * @param spec which games were to be played
 * @param games the games that were played, by number; all of them, unless the result was read from the log of an
 *     unfinished run, or put together from a part of the records
 */
public record ArenaResult(ArenaSpec spec, Array<GameRecord> games) {

    /**
     * Reads what a log holds, without the game and without the bots.
     *
     * @param log the file
     * @return the games in it
     * @throws DamagedLogException if it is not a log, or a line in its middle cannot be read
     */
    public static ArenaResult read(Path log) {
        return GameLog.read(log);
    }

    /**
     * Puts the logs of all {@linkplain io.github.casemate.ai.arena.game.Slice slices} of an arena together, without the
     * game and without the bots.
     *
     * @param logs the files, in any order; the logs of runs that were stopped will do, as long as nothing is missing
     * @return all games
     * @throws ForeignLogException if a log belongs to another arena than the first one
     * @throws DamagedLogException if a file is not a log, or a line in its middle cannot be read
     * @throws ArenaException if no file is named, a game is missing, or one is in two logs; the message names games and
     *     files
     */
    public static ArenaResult merged(Seq<Path> logs) {
        return MergedLogs.of(logs);
    }

    /**
     * {@return the result of all games of a spec, wherever they were played}
     *
     * @param spec which games were to be played
     * @param records what was played, in any order
     * @throws IllegalArgumentException if a record is of another arena, or a game is missing or there twice; the message
     *     names these
     */
    public static ArenaResult of(ArenaSpec spec, Seq<GameRecord> records) {
        ArenaResult result = partOf(spec, records);
        Array<Integer> missing = result.missing().map(Fixture::number);
        if (!missing.isEmpty()) {
            throw new IllegalArgumentException("missing: " + Numbers.of(missing));
        }
        return result;
    }

    /**
     * {@return the result of some games of a spec, wherever they were played; {@link #missing} says which are left}
     *
     * @param spec which games were to be played
     * @param records what was played, in any order
     * @throws IllegalArgumentException if a record is of another arena, or a game is there twice; the message names
     *     these
     */
    public static ArenaResult partOf(ArenaSpec spec, Seq<GameRecord> records) {
        Array<Fixture> fixtures = spec.fixtures();
        Array<GameRecord> sorted =
                records.sortBy(record -> record.fixture().number()).toArray();
        sorted.find(record -> !isOne(record.fixture(), fixtures)).forEach(foreign -> {
            throw new IllegalArgumentException("this is not a game of this arena: " + Excerpt.of(foreign.fixture()));
        });
        Array<Integer> numbers = sorted.map(record -> record.fixture().number());
        Array<Integer> twice = numbers.zip(numbers.drop(1))
                .filter(next -> next._1().equals(next._2()))
                .map(next -> next._1())
                .distinct();
        if (!twice.isEmpty()) {
            throw new IllegalArgumentException("there more than once: " + Numbers.of(twice));
        }
        return new ArenaResult(spec, sorted);
    }

    private static boolean isOne(Fixture fixture, Array<Fixture> fixtures) {
        int number = fixture.number();
        return number >= 0 && number < fixtures.size() && fixtures.get(number).equals(fixture);
    }

    /** {@return the games that were not played, by number} */
    public Array<Fixture> missing() {
        BitSet played = new BitSet();
        games.forEach(game -> played.set(game.fixture().number()));
        return spec.fixtures().reject(fixture -> played.get(fixture.number()));
    }

    /** {@return what the games show: scores, ratings, seats, victories, lengths and times} */
    public Statistics statistics() {
        return Statistics.of(spec, games);
    }

    /** {@return what the games show, as text, as data, or as a page} */
    public Report report() {
        return Report.of(statistics(), games);
    }

    /**
     * What other rules change.
     *
     * @param other the result when the same entrants played by other rules, with the same seed; see {@link Arena#on}
     * @return the report, with this as before and the other as after
     * @throws IllegalArgumentException if they differ in more than the rules
     */
    public VariantReport comparedWith(ArenaResult other) {
        return comparedWith(other, Array.empty());
    }

    /**
     * What other settings of a pack change.
     *
     * @param other the result when the same entrants played by other settings, with the same seed; see {@link Arena#on}
     * @param known the settings of the pack, so that the report tells standard values by their names
     * @return the report, with this as before and the other as after
     * @throws IllegalArgumentException if they differ in more than the rules
     */
    public VariantReport comparedWith(ArenaResult other, Seq<Setting<?>> known) {
        return VariantReport.of(Comparison.of(statistics(), other.statistics(), known), games, other.games);
    }
}
