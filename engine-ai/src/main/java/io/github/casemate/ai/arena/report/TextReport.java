package io.github.casemate.ai.arena.report;

import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.stats.Spread;
import io.github.casemate.ai.arena.stats.Standing;
import io.github.casemate.ai.arena.stats.Statistics;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** A report as plain text, at most 100 columns wide. */
final class TextReport {

    static final int WIDTH = 100;
    /** How many columns of a crosstable fit beside a name. */
    private static final int ACROSS = 8;
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
        return Array.of(head(), standings(), crosstable(), seats(), endings(), lengths(), worths(), forfeits())
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
                Array.of("#", " entrant", "games", "score %", "95 %", "Elo", "+-", "w/d/l", "think", "worst");
        String groups = statistics.elo().groups() > 1
                ? "  Not everybody has met, even through others: ratings compare within "
                        + statistics.elo().groups() + " groups only.\n"
                : "";
        return TextTable.fitting(WIDTH, name -> new TextTable(headings, standings(name))) + groups;
    }

    private Seq<Seq<String>> standings(int name) {
        return statistics.standings().zipWithIndex().map(ranked -> {
            Standing s = ranked._1();
            return Array.of(
                    String.valueOf(ranked._2() + 1),
                    ReadableNumbers.clipped(s.name(), name),
                    Integer.toString(s.games()),
                    ReadableNumbers.percent(s.score().value()),
                    ReadableNumbers.percents(s.score()),
                    ReadableNumbers.signed(s.elo().value(), 0),
                    ReadableNumbers.fixed(s.elo().high() - s.elo().value(), 0),
                    s.wins() + "/" + s.draws() + "/" + s.losses(),
                    s.meanNanos().map(ReadableNumbers::time).getOrElse("-"),
                    s.decisions() == 0
                            ? "-"
                            : ReadableNumbers.time((double) s.time().longest()));
        });
    }

    private String crosstable() {
        Array<String> names = statistics.standings().map(Standing::name);
        if (names.size() < 3 || statistics.duels().isEmpty()) {
            return "";
        }
        StringBuilder text = new StringBuilder("score in % of the left against the top, with half the 95 % interval\n");
        for (int from = 0; from < names.size(); from += ACROSS) {
            Array<String> across = names.drop(from).take(ACROSS);
            int first = from;
            Seq<Seq<String>> rows = names.zipWithIndex()
                    .map(row -> across.map(other -> duel(row._1(), other))
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

    private String duel(String one, String other) {
        return statistics
                .duel(one, other)
                .map(duel -> ReadableNumbers.fixed(100 * duel.score().value(), 0) + "+-"
                        + ReadableNumbers.fixed(
                                50 * (duel.score().high() - duel.score().low()), 0))
                .getOrElse("");
    }

    private String seats() {
        Seq<Seq<String>> rows = statistics
                .seats()
                .map(seat -> Array.of(
                        "seat " + (seat.seat().index() + 1),
                        ReadableNumbers.percent(seat.score().value()),
                        ReadableNumbers.percents(seat.score()),
                        ReadableNumbers.points(seat.advantage().value()),
                        seat.advantage().excludes(0) ? "*" : ""));
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
        Array<String> headings = Array.of("noted", "times", "% of seats", "wins %", "else %", "difference", "95 %");
        return statistics.worths().isEmpty()
                ? ""
                : TextTable.fitting(WIDTH, name -> new TextTable(headings, worths(name)));
    }

    private Seq<Seq<String>> worths(int name) {
        return statistics
                .worths()
                .map(worth -> Array.of(
                        ReadableNumbers.clipped(worth.label(), name),
                        Long.toString(worth.count()),
                        ReadableNumbers.percent(worth.frequency().value()),
                        ReadableNumbers.percent(worth.with().value()),
                        ReadableNumbers.percent(worth.without().value()),
                        ReadableNumbers.points(worth.difference().value()),
                        ReadableNumbers.pointsRange(worth.difference())));
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
