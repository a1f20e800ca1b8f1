package io.github.casemate.ai.arena.report;

import io.github.casemate.ai.arena.stats.Change;
import io.github.casemate.ai.arena.stats.Comparison;
import io.github.casemate.ai.arena.stats.Estimate;
import io.github.casemate.ai.arena.stats.Spread;
import io.github.casemate.ai.arena.stats.Statistics;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/** A comparison as plain text. */
final class VariantText {

    private VariantText() {}

    static String of(Comparison c, Option<String> command) {
        String head = ReadableNumbers.wrapped(VariantVerdict.of(c), TextReport.WIDTH) + "\n\n" + differences(c)
                + rules("before: ", c.before())
                + rules("after: ", c.after())
                + TextReport.facts(c.before().spec(), c.before().games())
                + more(c)
                + TextReport.again(command)
                + "A word marks a difference whose 95 % interval leaves out zero; about one in twenty does by chance.\n";
        return Array.of(
                        head,
                        parts("wins of", c.seats(), change -> fairness(c, change)),
                        parts("wins of", c.entrants()),
                        parts("ended by", c.endings()),
                        lengths(c),
                        counts(c.repeated()),
                        parts("seats that have", c.frequencies()),
                        worths(c.worths()))
                .filter(section -> !section.isEmpty())
                .mkString("\n");
    }

    /** In what the rules differ, a line for each. */
    private static String differences(Comparison c) {
        return c.rules().isEmpty()
                ? "The rules are the same.\n"
                : new TextTable(
                                        Array.of("the rules differ in", " before", " after"),
                                        c.rules()
                                                .map(rule -> Array.of(
                                                        ReadableNumbers.clipped(rule.name(), 30),
                                                        ReadableNumbers.clipped(rule.before(), 30),
                                                        ReadableNumbers.clipped(rule.after(), 30))))
                                .text()
                        + "\n";
    }

    /** Whether a seat comes nearer to an equal share or goes farther from it, if that is certain. */
    static String fairness(Comparison c, Change change) {
        double fair = 1.0 / c.before().spec().players();
        if (!change.difference().excludes(0)) {
            return "";
        }
        double before = Math.abs(change.before().value() - fair);
        return Math.abs(change.after().value() - fair) < before ? "fairer" : "less fair";
    }

    private static String rules(String word, Statistics statistics) {
        return ReadableNumbers.wrapped(word + statistics.spec().title(), TextReport.WIDTH) + "\n";
    }

    /** A run by the other rules may have been stopped. */
    private static String more(Comparison c) {
        return c.before().games() == c.after().games()
                ? ""
                : "after: " + ReadableNumbers.count(c.after().games(), "game") + "\n";
    }

    private static String parts(String heading, Seq<Change> changes) {
        return parts(heading, changes, VariantText::mark);
    }

    private static String mark(Change change) {
        return DifferenceMark.of(change.difference()).word();
    }

    private static String parts(String heading, Seq<Change> changes, Function<Change, String> mark) {
        return table(
                heading,
                changes.map(change -> row(
                        change,
                        mark.apply(change),
                        ReadableNumbers.percent(change.before().value()) + " %",
                        ReadableNumbers.percent(change.after().value()) + " %",
                        ReadableNumbers.points(change.difference().value()),
                        ReadableNumbers.pointsRange(change.difference()))));
    }

    private static String worths(Seq<Change> changes) {
        double greatest = changes.map(change -> Math.abs(change.difference().value()))
                .filter(Double::isFinite)
                .max()
                .getOrElse(0.0);
        return table(
                "more wins by having",
                " less | more",
                changes.map(change -> row(
                        change,
                        DifferenceMark.of(change.difference())
                                .bar(change.difference().value(), greatest, TextReport.BAR),
                        ReadableNumbers.points(change.before().value()),
                        ReadableNumbers.points(change.after().value()),
                        ReadableNumbers.points(change.difference().value()),
                        ReadableNumbers.pointsRange(change.difference()))));
    }

    private static String counts(Seq<Change> changes) {
        return table("noted in a game", changes.map(change -> numbers(change, 2)));
    }

    private static Seq<String> numbers(Change change, int digits) {
        Estimate difference = change.difference();
        return row(
                change,
                mark(change),
                ReadableNumbers.fixed(change.before().value(), digits),
                ReadableNumbers.fixed(change.after().value(), digits),
                ReadableNumbers.signed(difference.value(), digits),
                ReadableNumbers.signedTo(difference, digits));
    }

    private static String lengths(Comparison c) {
        Seq<Seq<String>> means = c.lengths().map(change -> numbers(change, 1));
        Seq<Seq<String>> medians = Array.of(spread(
                        "decisions, median", c.before().decisions(), c.after().decisions()))
                .appendAll(c.before()
                        .turns()
                        .flatMap(one -> c.after().turns().map(other -> spread("turns, median", one, other))));
        return table("mean length in", means.appendAll(medians));
    }

    private static Seq<String> spread(String what, Spread before, Spread after) {
        return Array.of(
                what,
                ReadableNumbers.fixed(before.median(), 1),
                ReadableNumbers.fixed(after.median(), 1),
                ReadableNumbers.signed(after.median() - before.median(), 1),
                "",
                "");
    }

    private static Seq<String> row(
            Change change, String mark, String before, String after, String difference, String range) {
        return Array.of(ReadableNumbers.clipped(change.what(), 34), before, after, difference, range, mark);
    }

    private static String table(String heading, Seq<? extends Seq<String>> rows) {
        return table(heading, " ", rows);
    }

    private static String table(String heading, String mark, Seq<? extends Seq<String>> rows) {
        return rows.isEmpty()
                ? ""
                : new TextTable(Array.of(heading, "before", "after", "difference", "95 %", mark), rows).text();
    }
}
