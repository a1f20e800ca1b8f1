package io.github.casemate.ai.arena.report;

import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.stats.Spread;
import io.github.casemate.ai.arena.stats.Standing;
import io.github.casemate.ai.arena.stats.Statistics;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** A report as plain text, at most 100 columns wide. */
final class TextReport {

    private static final int WIDTH = 100;
    private static final int NAME = 20;
    /** So many columns of a crosstable fit beside a name. */
    private static final int ACROSS = 9;
    /** So many kinds of forfeits are told. */
    private static final int FORFEITS = 20;

    private final Statistics statistics;
    private final Seq<GameRecord> games;

    TextReport(Statistics statistics, Seq<GameRecord> games) {
        this.statistics = statistics;
        this.games = games;
    }

    String text() {
        return Array.of(head(), standings(), crosstable(), seats(), endings(), lengths(), worths(), forfeits())
                .filter(section -> !section.isEmpty())
                .mkString("\n");
    }

    /** What was played, after a word that is the beginning of the first line. */
    static String head(String word, ArenaSpec spec, int games) {
        int pairings = spec.pairings().size();
        return Words.clipped(word + spec.title(), WIDTH) + "\n" + spec.mode().words() + ", "
                + spec.entrants().size() + " entrants, " + games + " games"
                + (games < spec.fixtures().size() ? " of " + spec.fixtures().size() : "") + " ("
                + spec.rounds() * spec.seatings().size() + " in each of " + pairings
                + (pairings == 1 ? " pairing" : " pairings") + "), seed " + spec.seed() + "\n";
    }

    private String head() {
        return head("", statistics.spec(), statistics.games());
    }

    private String standings() {
        Seq<Seq<String>> rows = statistics.standings().zipWithIndex().map(ranked -> {
            Standing s = ranked._1();
            return Array.of(
                    String.valueOf(ranked._2() + 1),
                    Words.clipped(s.name(), NAME),
                    Integer.toString(s.games()),
                    Words.percent(s.score().value()),
                    Words.percents(s.score()),
                    Words.signed(s.elo().value(), 0),
                    Words.fixed(s.elo().high() - s.elo().value(), 0),
                    Words.clipped(s.wins() + "/" + s.draws() + "/" + s.losses(), 17),
                    s.meanNanos().map(Words::time).getOrElse("-"),
                    s.decisions() == 0 ? "-" : Words.time((double) s.time().longest()));
        });
        String groups = statistics.elo().groups() > 1
                ? "  Not everybody has met, even through others: ratings compare within "
                        + statistics.elo().groups() + " groups only.\n"
                : "";
        return new TextTable(
                                Array.of(
                                        "#",
                                        " entrant",
                                        "games",
                                        "score %",
                                        "95 %",
                                        "Elo",
                                        "+-",
                                        "w/d/l",
                                        "think",
                                        "worst"),
                                rows)
                        .text()
                + groups;
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
                            .prepend((row._2() + 1) + " " + Words.clipped(row._1(), 15)));
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
                .map(duel -> Words.fixed(100 * duel.score().value(), 0) + "+-"
                        + Words.fixed(50 * (duel.score().high() - duel.score().low()), 0))
                .getOrElse("");
    }

    private String seats() {
        Seq<Seq<String>> rows = statistics
                .seats()
                .map(seat -> Array.of(
                        "seat " + (seat.seat().index() + 1),
                        Words.percent(seat.score().value()),
                        Words.percents(seat.score()),
                        Words.points(seat.advantage().value()),
                        seat.advantage().excludes(0) ? "*" : ""));
        return new TextTable(Array.of("seat", "wins %", "95 %", "more than fair", ""), rows).text();
    }

    private String endings() {
        Seq<Seq<String>> rows = statistics
                .endings()
                .map(ending -> Array.of(
                        Words.clipped(ending.why(), 40),
                        Integer.toString(ending.games()),
                        Words.percent(ending.share().value()),
                        Words.percents(ending.share())));
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
                Words.fixed(spread.least(), 0),
                Words.fixed(spread.lower(), 1),
                Words.fixed(spread.median(), 1),
                Words.fixed(spread.upper(), 1),
                Words.fixed(spread.most(), 0),
                Words.fixed(spread.mean().value(), 1),
                Words.fixed(spread.mean().low(), 1) + "-"
                        + Words.fixed(spread.mean().high(), 1));
    }

    private String worths() {
        Seq<Seq<String>> rows = statistics
                .worths()
                .map(worth -> Array.of(
                        Words.clipped(worth.label(), 32),
                        Integer.toString(worth.count()),
                        Words.percent(worth.frequency().value()),
                        Words.percent(worth.with().value()),
                        Words.percent(worth.without().value()),
                        Words.points(worth.difference().value()),
                        Words.pointsRange(worth.difference())));
        return rows.isEmpty()
                ? ""
                : new TextTable(
                                Array.of("noted", "times", "by % of seats", "wins %", "else %", "difference", "95 %"),
                                rows)
                        .text();
    }

    private String forfeits() {
        int timeouts =
                statistics.standings().map(s -> s.time().timeouts()).sum().intValue();
        Seq<String> told = Forfeits.told(games);
        String text = Forfeits.count(games) + " forfeits, " + timeouts + " timeouts\n"
                + told.take(FORFEITS)
                        .map(line -> Words.clipped("  " + line, WIDTH) + "\n")
                        .mkString();
        return told.size() > FORFEITS ? text + "  and " + (told.size() - FORFEITS) + " other ways\n" : text;
    }
}
