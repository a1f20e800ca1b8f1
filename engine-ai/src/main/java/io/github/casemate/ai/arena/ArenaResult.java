package io.github.casemate.ai.arena;

import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.report.Report;
import io.github.casemate.ai.arena.report.VariantReport;
import io.github.casemate.ai.arena.stats.Comparison;
import io.github.casemate.ai.arena.stats.Statistics;
import io.vavr.collection.Array;
import java.nio.file.Path;

/**
 * The result of an arena.
 *
 * @param spec which games were to be played
 * @param games the games that were played, by number; all of them, unless the result was read from the log of an
 *     unfinished run
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
        return VariantReport.of(Comparison.of(statistics(), other.statistics()), games, other.games);
    }
}
