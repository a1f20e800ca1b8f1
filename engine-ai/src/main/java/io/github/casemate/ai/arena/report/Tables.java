package io.github.casemate.ai.arena.report;

import io.github.casemate.ai.arena.stats.Estimate;
import io.github.casemate.ai.arena.stats.Worth;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Tables of a page. Columns whose heading begins with a {@code <} are aligned left. */
final class Tables {

    private Tables() {}

    static String table(Seq<String> headings, Seq<String> rows) {
        return table("plain", headings, rows);
    }

    static String table(String kind, Seq<String> headings, Seq<String> rows) {
        String head = headings.map(heading -> heading.startsWith("<")
                        ? Xml.tag("th class=\"l\"", Xml.escaped(heading.substring(1)))
                        : Xml.tag("th", Xml.escaped(heading)))
                .mkString();
        return Xml.tag(
                "div class=\"wide\"",
                Xml.tag(
                        "table class=\"" + kind + "\"",
                        Xml.tag("thead", Xml.tag("tr", head)) + "\n" + Xml.tag("tbody", Xml.join(rows))));
    }

    /** A row of cells that are XHTML already, or whole elements. */
    static String row(String... cells) {
        return Xml.tag(
                "tr",
                Array.of(cells)
                        .map(cell -> cell.startsWith("<td") ? cell : Xml.tag("td", cell))
                        .mkString());
    }

    static String left(String text) {
        return Xml.tag("td class=\"l\"", Xml.escaped(text));
    }

    /** A difference in percentage points, in bold if it is unlikely to be chance. */
    static String points(Estimate difference) {
        String value = ReadableNumbers.points(difference.value());
        if (!difference.isKnown()) {
            return value;
        }
        return (difference.excludes(0) ? Xml.tag("span class=\"sure\"", value) : value) + " "
                + Xml.tag("small", ReadableNumbers.pointsRange(difference));
    }

    static String worths(Seq<Worth> worths) {
        return table(
                Array.of("<thing", "times", "% of seats", "wins with %", "without %", "difference"),
                worths.map(worth -> row(
                        left(worth.label()),
                        Long.toString(worth.count()),
                        ReadableNumbers.percent(worth.frequency().value()),
                        ReadableNumbers.percent(worth.with().value()),
                        ReadableNumbers.percent(worth.without().value()),
                        points(worth.difference()))));
    }
}
