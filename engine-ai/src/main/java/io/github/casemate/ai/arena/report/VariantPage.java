package io.github.casemate.ai.arena.report;

import io.github.casemate.ai.Note;
import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.game.Mode;
import io.github.casemate.ai.arena.stats.Change;
import io.github.casemate.ai.arena.stats.Comparison;
import io.github.casemate.ai.arena.stats.Estimate;
import io.github.casemate.ai.arena.stats.Spread;
import io.github.casemate.ai.arena.stats.Statistics;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/** A comparison as a page with charts. */
final class VariantPage {

    private final Comparison comparison;
    private final Array<GameRecord> before;
    private final Array<GameRecord> after;
    private final Option<String> command;

    VariantPage(Comparison comparison, Array<GameRecord> before, Array<GameRecord> after, Option<String> command) {
        this.comparison = comparison;
        this.before = before;
        this.after = after;
        this.command = command;
    }

    String html() {
        ArenaSpec spec = comparison.before().spec();
        return HtmlPage.of(
                "Two sets of rules, the same players",
                Array.of(
                        HtmlPage.fact(
                                "entrants",
                                spec.entrants().map(ReadableNumbers::entrant).mkString(", ")),
                        HtmlPage.fact(
                                "games",
                                comparison.before().games() + " and "
                                        + comparison.after().games()),
                        HtmlPage.fact("seed", spec.seed())),
                Array.of(
                        HtmlPage.again(command),
                        rules(),
                        shares(
                                "What a seat is worth",
                                "The share of wins by seat. The broken line is an equal share.",
                                1.0 / spec.players(),
                                comparison.seats()),
                        shares("Who wins", "The share of wins of each entrant.", fair(spec), comparison.entrants()),
                        shares("How games end", "The part of the games that end so.", 0, comparison.endings()),
                        lengths(),
                        things()));
    }

    /** What equal entrants would get; nothing for one that plays alone against the rules. */
    private static double fair(ArenaSpec spec) {
        if (spec.filled().size() == 1) {
            return Double.NaN;
        }
        return spec.mode() == Mode.TABLES ? 1.0 / spec.players() : 0.5;
    }

    private String rules() {
        String legend = Xml.tag(
                "ul class=\"legend\"",
                rule("var(--dot)", "before", comparison.before())
                        + rule("rgb(var(--other))", "after", comparison.after()));
        return HtmlPage.section(
                "What was compared",
                "Bars are 95 % intervals. The interval of a difference in bold leaves out zero; among many differences,"
                        + " chance alone makes about one in twenty bold.",
                legend);
    }

    private static String rule(String colour, String name, Statistics statistics) {
        return Xml.tag(
                "li",
                "<i style=\"background: " + colour + "\"></i>" + Xml.tag("b", name) + " "
                        + Xml.escaped(statistics.spec().title()));
    }

    private static String shares(String heading, String how, double fair, Seq<Change> changes) {
        IntervalChart chart = new IntervalChart(tick -> ReadableNumbers.fixed(100 * tick, 0) + " %", fair, 0.01);
        for (Change change : changes) {
            chart.row(change.what(), change.before(), share(change.before()));
            chart.second("", change.after(), share(change.after()));
        }
        Seq<String> rows = changes.map(change -> Tables.row(
                Tables.left(change.what()),
                ReadableNumbers.percent(change.before().value()),
                ReadableNumbers.percent(change.after().value()),
                Tables.points(change.difference())));
        return HtmlPage.section(
                heading, how, chart.svg() + Tables.table(Array.of("<", "before %", "after %", "difference"), rows));
    }

    private static String share(Estimate estimate) {
        return ReadableNumbers.percent(estimate.value()) + " %";
    }

    private String lengths() {
        Seq<String> rows = comparison.lengths().map(change -> {
            Estimate d = change.difference();
            String value = ReadableNumbers.signed(d.value(), 1);
            return Tables.row(
                    Tables.left("mean " + change.what()),
                    ReadableNumbers.fixed(change.before().value(), 1),
                    ReadableNumbers.fixed(change.after().value(), 1),
                    (d.excludes(0) ? Xml.tag("span class=\"sure\"", value) : value) + " "
                            + Xml.tag(
                                    "small",
                                    ReadableNumbers.signed(d.low(), 1) + " to " + ReadableNumbers.signed(d.high(), 1)));
        });
        return HtmlPage.section(
                "How long games are",
                "How many games took how long, before and after. The line is the median.",
                Xml.tag("div class=\"pair\"", histograms())
                        + Tables.table(Array.of("<", "before", "after", "difference"), rows));
    }

    /** In turns, if they were noted on both sides; and both on the same scale. */
    private String histograms() {
        Statistics one = comparison.before();
        Statistics other = comparison.after();
        boolean turns = one.turns().isDefined() && other.turns().isDefined();
        Spread first = turns ? one.turns().get() : one.decisions();
        Spread second = turns ? other.turns().get() : other.decisions();
        String unit = turns ? "turns" : "decisions";
        Function<GameRecord, Integer> length = turns ? game -> game.noted(Note.TURN) : GameRecord::length;
        return new Histogram(unit + " before", first).with(second).svg(before.map(length))
                + new Histogram(unit + " after", second)
                        .with(first)
                        .inSecondColour()
                        .svg(after.map(length));
    }

    private String things() {
        Seq<String> rows = comparison
                .frequencies()
                .zipWith(
                        comparison.worths(),
                        (often, worth) -> Tables.row(
                                Tables.left(often.what()),
                                ReadableNumbers.percent(often.before().value()),
                                ReadableNumbers.percent(often.after().value()),
                                Tables.points(often.difference()),
                                ReadableNumbers.points(worth.before().value()),
                                ReadableNumbers.points(worth.after().value()),
                                Tables.points(worth.difference())));
        return rows.isEmpty()
                ? ""
                : HtmlPage.section(
                        "What is had, and what it is worth",
                        "In how many of its games a seat has a thing; and how many percentage points more of them"
                                + " a seat with it wins than a seat without it.",
                        Tables.table(
                                Array.of(
                                        "<thing",
                                        "before %",
                                        "after %",
                                        "difference",
                                        "worth before",
                                        "after",
                                        "difference"),
                                rows));
    }
}
