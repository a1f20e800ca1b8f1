package io.github.casemate.ai.arena.report;

import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.stats.Estimate;
import io.github.casemate.ai.arena.stats.Spread;
import io.github.casemate.ai.arena.stats.Standing;
import io.github.casemate.ai.arena.stats.Statistics;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.BiFunction;

/** A report as plain text, at most 100 columns wide. */
final class TextReport {

    static final int WIDTH = 100;
    /** How many columns of scores fit beside a name. */
    private static final int ACROSS = 8;
    /** How many columns of ratings do. */
    private static final int RATINGS_ACROSS = 6;
    /** How long a bar can be to either side. */
    static final int BAR = 5;
    /** How many kinds of forfeits are shown. */
    private static final int FORFEITS = 20;

    private final Statistics statistics;
    private final Seq<GameRecord> games;
    private final Option<String> command;

    TextReport(Statistics statistics, Seq<GameRecord> games, Option<String> command) {
        this.statistics = statistics;
        this.games = games;
        this.command = command;
    }

    String text() {
        return Array.of(
                        ReadableNumbers.wrapped(Verdict.of(statistics, games), WIDTH) + "\n",
                        head(),
                        statistics.test().map(TestText::of).getOrElse(""),
                        standings(),
                        crosstable(),
                        ratings(),
                        seats(),
                        endings(),
                        lengths(),
                        worths(),
                        forfeits())
                .filter(section -> !section.isEmpty())
                .mkString("\n");
    }

    private String head() {
        ArenaSpec spec = statistics.spec();
        return ReadableNumbers.wrapped(spec.title(), WIDTH) + "\n" + facts(spec, statistics.games()) + again(command);
    }

    /** Who played, how often, and with what seed. */
    static String facts(ArenaSpec spec, int games) {
        int pairings = spec.pairings().size();
        int each = spec.rounds() * spec.seatings().size();
        return spec.pack()
                        .map(pack -> "game " + pack.id() + ", rules version " + pack.version() + "\n")
                        .getOrElse("")
                + ReadableNumbers.mode(spec) + ", "
                + ReadableNumbers.count(spec.entrants().size(), "entrant") + ", "
                + ReadableNumbers.count(games, "game")
                + (games < spec.fixtures().size() ? " of " + spec.fixtures().size() : "") + " (" + each
                + (spec.filled().size() == 1
                        ? " for each)"
                        : " in each of " + ReadableNumbers.count(pairings, "pairing") + ")")
                + "\nseed " + spec.seed() + "\n"
                + ReadableNumbers.wrapped(
                        "entrants: "
                                + spec.entrants().map(ReadableNumbers::entrant).mkString(", "),
                        WIDTH)
                + "\n";
    }

    /** How to play the same games again. */
    static String again(Option<String> command) {
        return command.map(typed -> ReadableNumbers.wrapped("command: " + typed, WIDTH) + "\n")
                .getOrElse("");
    }

    private String standings() {
        Array<String> headings =
                Array.of("#", " entrant", "games", "score %", "95 %", "Elo", "lead", "+-", "w/d/l", "think", "worst");
        String groups = statistics.elo().groups() > 1
                ? "  Not everybody has met, even through others: ratings compare within "
                        + statistics.elo().groups() + " groups only.\n"
                : "";
        String lead = statistics.standings().size() > 1
                ? "  lead: Elo above the next, with half the 95 % interval of this difference\n"
                : "";
        return TextTable.fitting(WIDTH, name -> new TextTable(headings, standings(name))) + lead + groups;
    }

    private Seq<Seq<String>> standings(int name) {
        return statistics.standings().zipWithIndex().map(ranked -> {
            Standing s = ranked._1();
            Option<Estimate> lead = statistics.leadOf(s.name());
            return Array.of(
                    String.valueOf(ranked._2() + 1),
                    ReadableNumbers.clipped(s.name(), name),
                    Integer.toString(s.games()),
                    ReadableNumbers.percent(s.score().value()),
                    ReadableNumbers.percents(s.score()),
                    ReadableNumbers.signed(s.elo().value(), 0),
                    lead.map(by -> ReadableNumbers.signed(by.value(), 0)).getOrElse(""),
                    lead.map(TextReport::half).getOrElse(""),
                    s.wins() + "/" + s.draws() + "/" + s.losses(),
                    s.meanNanos().map(ReadableNumbers::time).getOrElse("-"),
                    s.decisions() == 0
                            ? "-"
                            : ReadableNumbers.time((double) s.time().longest()));
        });
    }

    private String crosstable() {
        return crosstable(
                "score in % of the left against the top, with half the 95 % interval",
                ACROSS,
                (one, other) -> statistics
                        .duel(one, other)
                        .map(duel -> ReadableNumbers.fixed(100 * duel.score().value(), 0) + "+-"
                                + ReadableNumbers.fixed(
                                        50 * (duel.score().high() - duel.score().low()), 0)));
    }

    private String ratings() {
        return crosstable(
                "Elo of the left above the top, each with half its own 95 % interval",
                RATINGS_ACROSS,
                (one, other) -> statistics
                        .difference(one, other)
                        .map(by -> ReadableNumbers.signed(by.value(), 0) + "+-" + half(by)));
    }

    private static String half(Estimate estimate) {
        return ReadableNumbers.fixed((estimate.high() - estimate.low()) / 2, 0);
    }

    private String crosstable(String heading, int most, BiFunction<String, String, Option<String>> cell) {
        Array<String> names = statistics.standings().map(Standing::name);
        if (names.size() < 3 || statistics.duels().isEmpty()) {
            return "";
        }
        StringBuilder text = new StringBuilder(heading).append('\n');
        for (int from = 0; from < names.size(); from += most) {
            Array<String> across = names.drop(from).take(most);
            int first = from;
            Seq<Seq<String>> rows = names.zipWithIndex()
                    .map(row -> across.map(other -> cell.apply(row._1(), other).getOrElse(""))
                            .prepend((row._2() + 1) + " " + ReadableNumbers.clipped(row._1(), 15)));
            text.append(new TextTable(
                            Array.range(0, across.size())
                                    .map(column -> Integer.toString(first + column + 1))
                                    .prepend(""),
                            rows)
                    .text());
        }
        return text.toString();
    }

    private String seats() {
        Seq<Seq<String>> rows = statistics
                .seats()
                .map(seat -> Array.of(
                        "seat " + (seat.seat().index() + 1),
                        ReadableNumbers.percent(seat.score().value()),
                        ReadableNumbers.percents(seat.score()),
                        ReadableNumbers.points(seat.advantage().value()),
                        DifferenceMark.of(seat.advantage()).word()));
        return new TextTable(Array.of("seat", "wins %", "95 %", "more than fair", ""), rows).text();
    }

    private String endings() {
        Seq<Seq<String>> rows = statistics
                .endings()
                .map(ending -> Array.of(
                        ReadableNumbers.clipped(ending.why(), 40),
                        Integer.toString(ending.games()),
                        ReadableNumbers.percent(ending.share().value()),
                        ReadableNumbers.percents(ending.share())));
        return new TextTable(Array.of("ended by", "games", "%", "95 %"), rows).text();
    }

    private String lengths() {
        Seq<Seq<String>> rows = Array.of(length("decisions", statistics.decisions()))
                .appendAll(statistics.turns().map(turns -> length("turns", turns)));
        return new TextTable(
                        Array.of("length in", "least", "quartile", "median", "quartile", "most", "mean", "95 %"), rows)
                .text();
    }

    private static Seq<String> length(String unit, Spread spread) {
        return Array.of(
                unit,
                ReadableNumbers.fixed(spread.least(), 0),
                ReadableNumbers.fixed(spread.lower(), 1),
                ReadableNumbers.fixed(spread.median(), 1),
                ReadableNumbers.fixed(spread.upper(), 1),
                ReadableNumbers.fixed(spread.most(), 0),
                ReadableNumbers.fixed(spread.mean().value(), 1),
                ReadableNumbers.fixed(spread.mean().low(), 1) + "-"
                        + ReadableNumbers.fixed(spread.mean().high(), 1));
    }

    private String worths() {
        Array<String> headings =
                Array.of("noted", "per game", "seats %", "wins %", "else %", "effect", "95 %", " less | more");
        return statistics.worths().isEmpty()
                ? ""
                : TextTable.fitting(WIDTH, name -> new TextTable(headings, worths(name)))
                        + "  effect: how many points more a seat with it wins; dots for what may be chance\n";
    }

    private Seq<Seq<String>> worths(int name) {
        double greatest = statistics
                .worths()
                .map(worth -> Math.abs(worth.difference().value()))
                .filter(Double::isFinite)
                .max()
                .getOrElse(0.0);
        return statistics
                .worths()
                .map(worth -> Array.of(
                        ReadableNumbers.clipped(worth.label(), name),
                        ReadableNumbers.fixed(worth.perGame().value(), 2),
                        ReadableNumbers.percent(worth.frequency().value()),
                        ReadableNumbers.percent(worth.with().value()),
                        ReadableNumbers.percent(worth.without().value()),
                        ReadableNumbers.points(worth.difference().value()),
                        ReadableNumbers.pointsRange(worth.difference()),
                        DifferenceMark.of(worth.difference())
                                .bar(worth.difference().value(), greatest, BAR)));
    }

    private String forfeits() {
        long timeouts =
                statistics.standings().foldLeft(0L, (sum, s) -> sum + s.time().timeouts());
        Seq<String> told = Forfeits.told(games);
        String text = Forfeits.count(games) + " forfeits, " + timeouts + " timeouts\n"
                + told.take(FORFEITS)
                        .map(line -> ReadableNumbers.clipped("  " + line, WIDTH) + "\n")
                        .mkString();
        return told.size() > FORFEITS ? text + "  and " + (told.size() - FORFEITS) + " other ways\n" : text;
    }
}
