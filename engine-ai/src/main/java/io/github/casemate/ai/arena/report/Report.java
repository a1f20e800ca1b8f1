package io.github.casemate.ai.arena.report;

import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.stats.Statistics;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The result of one arena, in several forms. The same games always give the same text, except for the times in it. */
public final class Report {

    private final Statistics statistics;
    private final Array<GameRecord> games;
    private final Option<String> command;

    private Report(Statistics statistics, Array<GameRecord> games, Option<String> command) {
        this.statistics = statistics;
        this.games = games;
        this.command = command;
    }

    /**
     * {@return a report}
     *
     * @param statistics what the games show
     * @param games the games
     */
    public static Report of(Statistics statistics, Array<GameRecord> games) {
        return new Report(statistics, games, Option.none());
    }

    /**
     * Says in the head how to play the same games again.
     *
     * @param typed what to type
     * @return the report
     */
    public Report command(String typed) {
        return new Report(statistics, games, Option.some(typed));
    }

    /**
     * Plain text for a terminal, at most 100 columns wide.
     *
     * @return lines
     */
    public String text() {
        return new TextReport(statistics, games, command).text();
    }

    /**
     * The standings as CSV, one row for each entrant.
     *
     * @return lines, the first with headings
     */
    public String csv() {
        return new DataReport(statistics, games).standingsCsv();
    }

    /**
     * All games as CSV, one row for each seat of each game.
     *
     * @return lines, the first with headings
     */
    public String gamesCsv() {
        return new DataReport(statistics, games).gamesCsv();
    }

    /** {@return all statistics as one JSON object} */
    public String json() {
        return new DataReport(statistics, games).json(command);
    }

    /**
     * A page with charts, in one file that needs nothing else.
     *
     * @return HTML that is well-formed XML too
     */
    public String html() {
        return new HtmlReport(statistics, games, command).html();
    }
}
