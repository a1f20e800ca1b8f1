package io.github.casemate.ai.arena.report;

import io.github.casemate.ai.Note;
import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.stats.Duel;
import io.github.casemate.ai.arena.stats.EndingShare;
import io.github.casemate.ai.arena.stats.Estimate;
import io.github.casemate.ai.arena.stats.Standing;
import io.github.casemate.ai.arena.stats.Statistics;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Locale;

/** A report as a page with charts. */
final class HtmlReport {

    private static final int FORFEITS = 100;

    private final Statistics statistics;
    private final Array<GameRecord> games;
    private final Option<String> command;

    HtmlReport(Statistics statistics, Array<GameRecord> games, Option<String> command) {
        this.statistics = statistics;
        this.games = games;
        this.command = command;
    }

    String html() {
        return HtmlPage.of(
                statistics.spec().title(),
                Verdict.of(statistics, games),
                facts(statistics.spec(), statistics.games()),
                Array.of(
                        HtmlPage.again(command),
                        statistics.test().map(TestText::html).getOrElse(""),
                        standings(),
                        RatingSection.of(statistics),
                        crosstable(),
                        seats(),
                        endings(),
                        lengths(),
                        times(),
                        WorthSection.of(statistics.worths()),
                        forfeits()));
    }

    static Array<String> facts(ArenaSpec spec, int games) {
        int all = spec.fixtures().size();
        Array<String> pack = spec.pack()
                .toArray()
                .flatMap(ref -> Array.of(
                        HtmlPage.fact("game", ref.id()),
                        HtmlPage.fact("rules version", ref.version()),
                        HtmlPage.fact("settings", ref.settings().isEmpty() ? "standard" : ref.settings())));
        return pack.appendAll(Array.of(
                HtmlPage.fact("", ReadableNumbers.mode(spec)),
                HtmlPage.fact("entrants", spec.entrants().size()),
                HtmlPage.fact("games", games < all ? games + " of " + all : games),
                HtmlPage.fact("per pairing", spec.rounds() * spec.seatings().size()),
                HtmlPage.fact("seats", spec.players()),
                HtmlPage.fact("seed", spec.seed()),
                HtmlPage.fact("grace", spec.limits().grace().toMillis() + " ms"),
                HtmlPage.fact("decision limit", spec.limits().decisions())));
    }

    private String standings() {
        Seq<Array<String>> rows = statistics.standings().zipWithIndex().map(ranked -> {
            Standing s = ranked._1();
            String budget = statistics
                    .spec()
                    .entrants()
                    .find(entrant -> entrant.name().equals(s.name()))
                    .map(entrant -> entrant.budget().toString())
                    .getOrElse("");
            return Tables.row(
                    Integer.toString(ranked._2() + 1),
                    Tables.left(s.name()),
                    Xml.escaped(budget),
                    Integer.toString(s.games()),
                    ReadableNumbers.percent(s.score().value()) + " "
                            + Xml.tag("small", ReadableNumbers.percents(s.score())),
                    ReadableNumbers.signed(s.elo().value(), 0),
                    statistics
                            .leadOf(s.name())
                            .map(by -> Tables.marked(
                                    by, ReadableNumbers.signed(by.value(), 0), ReadableNumbers.signedTo(by, 0)))
                            .getOrElse("<td class=\"none\"></td>"),
                    s.wins() + "/" + s.draws() + "/" + s.losses(),
                    Integer.toString(s.forfeits()),
                    Integer.toString(s.time().timeouts()));
        });
        return HtmlPage.section(
                "Standings",
                "The score is the share of wins, a draw counting half; the mean of all Elo is zero. Intervals are 95 %, and"
                        + " that of the Elo above the next is its own.",
                Tables.table(
                        Array.of(
                                "#",
                                "<entrant",
                                "budget",
                                "games",
                                "score %",
                                "Elo",
                                "above the next",
                                "won/drawn/lost",
                                "forfeits",
                                "timeouts"),
                        rows));
    }

    private String crosstable() {
        Array<String> names = statistics.standings().map(Standing::name);
        if (statistics.duels().isEmpty()) {
            return "";
        }
        Seq<Array<String>> rows = names.map(one -> names.map(other ->
                        statistics.duel(one, other).map(HtmlReport::cell).getOrElse("<td class=\"none\"></td>"))
                .prepend(Tables.left(one)));
        return HtmlPage.section(
                "Who beats whom",
                "The score in % of the entrant on the left against the other one, with its 95 % interval. A triangle is"
                        + " certain: up for more than half, down for less.",
                Tables.table("heat", names.prepend("<"), rows));
    }

    private static String cell(Duel duel) {
        double lead = duel.score().value() - 0.5;
        String colour = String.format(
                Locale.ROOT,
                "background: rgb(var(--%s) / %.2f)",
                lead < 0 ? "other" : "accent",
                0.04 + 1.1 * Math.abs(lead));
        Estimate half =
                new Estimate(lead, duel.score().low() - 0.5, duel.score().high() - 0.5);
        return Xml.tag(
                "td style=\"" + colour + "\" title=\"" + duel.games() + " games\"",
                (half.excludes(0) ? DifferenceMark.of(half).sign() + " " : "")
                        + ReadableNumbers.percent(duel.score().value())
                        + Xml.tag("small", ReadableNumbers.percents(duel.score())));
    }

    private String seats() {
        IntervalChart chart = new IntervalChart(
                tick -> ReadableNumbers.fixed(100 * tick, 0) + " %",
                1.0 / statistics.spec().players(),
                0.01);
        statistics
                .seats()
                .forEach(seat -> chart.row(
                        "seat " + (seat.seat().index() + 1),
                        seat.score(),
                        (seat.advantage().excludes(0)
                                        ? DifferenceMark.of(seat.advantage()).sign() + " "
                                        : "")
                                + ReadableNumbers.percent(seat.score().value()) + " % "
                                + Xml.tag("small", ReadableNumbers.percents(seat.score()))));
        return HtmlPage.section(
                "What a seat is worth",
                "The share of wins by seat, whoever sits there. The broken line is an equal share, and a triangle says which"
                        + " seats get more or less for certain.",
                chart.svg());
    }

    private String endings() {
        Array<EndingShare> endings = statistics.endings();
        StackedBars bars = new StackedBars(endings.map(EndingShare::why));
        bars.row("all games", endings.map(ending -> ending.share().value()));
        for (Standing s : statistics.standings().filter(standing -> standing.games() > 0)) {
            bars.row(s.name(), endings.map(ending -> ending.wins().getOrElse(s.name(), 0.0) / s.games()));
        }
        return HtmlPage.section(
                "How games are won",
                "How games end, and how much of its games each entrant wins in which way.",
                bars.svg());
    }

    private String lengths() {
        String decisions = new Histogram("decisions", statistics.decisions()).svg(games.map(GameRecord::length));
        String turns = statistics
                .turns()
                .map(spread -> new Histogram("turns", spread).svg(games.map(game -> game.noted(Note.TURN))))
                .getOrElse("");
        return statistics.games() == 0
                ? ""
                : HtmlPage.section(
                        "How long games are",
                        "How many games took how long. The line is the median.",
                        Xml.tag("div class=\"pair\"", decisions + turns));
    }

    private String times() {
        IntervalChart chart = new IntervalChart(tick -> ReadableNumbers.time(Math.pow(10, tick)), Double.NaN, 1);
        for (Standing s : statistics.standings().filter(standing -> standing.decisions() > 0)) {
            double mean = Math.log10(Math.max(1, s.meanNanos().get()));
            double worst = Math.log10((double) Math.max(1, s.time().longest()));
            chart.row(
                    s.name(),
                    new Estimate(mean, mean, worst),
                    ReadableNumbers.time(s.meanNanos().get()) + " "
                            + Xml.tag(
                                    "small",
                                    "worst "
                                            + ReadableNumbers.time(
                                                    (double) s.time().longest())));
        }
        return HtmlPage.section(
                "Time per decision",
                "The dot is the mean, the bar reaches to the slowest decision. The scale is logarithmic.",
                chart.svg());
    }

    private String forfeits() {
        int count = Forfeits.count(games);
        Seq<String> told = Forfeits.told(games);
        String items = told.take(FORFEITS)
                .map(line -> Xml.tag("li", Xml.escaped(line)))
                .mkString();
        String more = told.size() > FORFEITS ? Xml.tag("p", "and " + (told.size() - FORFEITS) + " other ways") : "";
        return HtmlPage.section(
                "Forfeits",
                count == 0
                        ? "None: every bot kept to the rules and to its budget."
                        : count + " games ended because a bot broke the rules or its budget.",
                count == 0 ? "" : Xml.tag("ul class=\"plain\"", items) + more);
    }
}
