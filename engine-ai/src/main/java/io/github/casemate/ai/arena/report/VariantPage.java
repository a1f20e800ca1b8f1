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
                VariantVerdict.of(comparison),
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
                                comparison.seats(),
                                change -> VariantText.fairness(comparison, change)),
                        shares(
                                "Who wins",
                                "The share of wins of each entrant.",
                                fair(spec),
                                comparison.entrants(),
                                change -> ""),
                        shares(
                                "How games end",
                                "The part of the games that end so.",
                                0,
                                comparison.endings(),
                                change -> ""),
                        lengths(),
                        counts(),
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
                "Bars are 95 % intervals. A triangle marks a difference whose interval leaves out zero: up for more, down"
                        + " for less; among many differences, chance alone marks about one in twenty.",
                legend + differences());
    }

    private String differences() {
        return comparison.rules().isEmpty()
                ? Xml.tag("p", "The rules are the same.")
                : Tables.table(
                        Array.of("<the rules differ in", "before", "after"),
                        comparison
                                .rules()
                                .map(rule -> Tables.row(
                                        Tables.left(rule.name()),
                                        Xml.escaped(rule.before()),
                                        Xml.escaped(rule.after()))));
    }

    private static String rule(String colour, String name, Statistics statistics) {
        return Xml.tag(
                "li",
                "<i style=\"background: " + colour + "\"></i>" + Xml.tag("b", name) + " "
                        + Xml.escaped(statistics.spec().title()));
    }

    private static String shares(
            String heading, String how, double fair, Seq<Change> changes, Function<Change, String> judged) {
        IntervalChart chart = new IntervalChart(tick -> ReadableNumbers.fixed(100 * tick, 0) + " %", fair, 0.01);
        for (Change change : changes) {
            chart.row(change.what(), change.before(), share(change.before()));
            chart.second("after", change.after(), share(change.after()));
        }
        Seq<Array<String>> rows = changes.map(change -> Tables.row(
                Tables.left(change.what()),
                ReadableNumbers.percent(change.before().value()),
                ReadableNumbers.percent(change.after().value()),
                (Tables.points(change.difference()) + " " + judged.apply(change)).strip()));
        return HtmlPage.section(
                heading, how, chart.svg() + Tables.table(Array.of("<", "before %", "after %", "difference"), rows));
    }

    private static String share(Estimate estimate) {
        return ReadableNumbers.percent(estimate.value()) + " %";
    }

    private String lengths() {
        Seq<Array<String>> rows = comparison.lengths().map(change -> numbers("mean " + change.what(), change, 1));
        return HtmlPage.section(
                "How long games are",
                "How many games took how long, before and after. The line is the median.",
                Xml.tag("div class=\"pair\"", histograms())
                        + Tables.table(Array.of("<", "before", "after", "difference"), rows));
    }

    private static Array<String> numbers(String what, Change change, int digits) {
        Estimate difference = change.difference();
        return Tables.row(
                Tables.left(what),
                ReadableNumbers.fixed(change.before().value(), digits),
                ReadableNumbers.fixed(change.after().value(), digits),
                Tables.marked(
                        difference,
                        ReadableNumbers.signed(difference.value(), digits),
                        ReadableNumbers.signedTo(difference, digits)));
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

    private String counts() {
        return comparison.repeated().isEmpty()
                ? ""
                : HtmlPage.section(
                        "What happens in a game",
                        "How often each thing was noted in a game, by all entrants together, if a seat can have it more than once.",
                        Tables.table(
                                Array.of("<thing", "before", "after", "difference"),
                                comparison.repeated().map(change -> numbers(change.what(), change, 2))));
    }

    private String things() {
        Seq<Array<String>> rows = comparison
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
        if (rows.isEmpty()) {
            return "";
        }
        IntervalChart chart = new IntervalChart(tick -> ReadableNumbers.points(tick), 0, 0.01);
        comparison
                .worths()
                .filter(change -> change.difference().isKnown())
                .forEach(
                        change -> chart.marked(change.what(), change.difference(), Tables.points(change.difference())));
        return HtmlPage.section(
                "What is had, and what it is worth",
                "In how many of its games a seat has a thing; and how many percentage points more of them a seat with"
                        + " it wins than a seat without it. Drawn is how much that worth changes, the largest change"
                        + " first.",
                chart.svg()
                        + Tables.table(
                                Array.of(
                                        "<thing",
                                        "had before %",
                                        "had after %",
                                        "difference",
                                        "worth before",
                                        "worth after",
                                        "change of worth"),
                                rows));
    }
}
