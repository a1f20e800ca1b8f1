package io.github.casemate.ai.arena.report;

import io.github.casemate.ai.arena.stats.Worth;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** What things are worth, drawn from what helps the most to what hurts the most. */
final class WorthSection {

    private WorthSection() {}

    static String of(Seq<Worth> worths) {
        if (worths.isEmpty()) {
            return "";
        }
        IntervalChart chart = new IntervalChart(tick -> ReadableNumbers.points(tick), 0, 0.01);
        worths.filter(worth -> worth.difference().isKnown())
                .forEach(worth -> chart.marked(worth.label(), worth.difference(), Tables.points(worth.difference())));
        return HtmlPage.section(
                "What things are worth",
                "How many percentage points more of its games a seat with a thing wins than a seat without it, with the"
                        + " 95 % interval. A triangle is certain: up helps, down hurts; a ring may be chance. Whoever"
                        + " is winning may get a thing more easily, so this is not yet a proof.",
                chart.svg() + table(worths));
    }

    private static String table(Seq<Worth> worths) {
        return Tables.table(
                Array.of("<thing", "times in a game", "% of seats", "wins with %", "without %"),
                worths.map(worth -> Tables.row(
                        Tables.left(worth.label()),
                        ReadableNumbers.fixed(worth.perGame().value(), 2),
                        ReadableNumbers.percent(worth.frequency().value()),
                        ReadableNumbers.percent(worth.with().value()),
                        ReadableNumbers.percent(worth.without().value()))));
    }
}
