package io.github.casemate.ai.arena.report;

import io.github.casemate.ai.arena.stats.Estimate;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Tables of a page. Columns whose heading begins with a {@code <} are aligned left. On a narrow screen each row becomes a
 * block of its own, so that nothing scrolls sideways; for that, every cell knows its heading.
 */
final class Tables {

    private Tables() {}

    static String table(Seq<String> headings, Seq<Array<String>> rows) {
        return table("plain", headings, rows);
    }

    static String table(String kind, Seq<String> headings, Seq<Array<String>> rows) {
        String head = headings.map(heading -> heading.startsWith("<")
                        ? Xml.tag("th class=\"l\"", Xml.escaped(heading.substring(1)))
                        : Xml.tag("th", Xml.escaped(heading)))
                .mkString();
        Array<String> names = headings.map(heading -> heading.startsWith("<") ? heading.substring(1) : heading)
                .toArray();
        return Xml.tag(
                "div class=\"wide\"",
                Xml.tag(
                        "table class=\"" + kind + "\"",
                        Xml.tag("thead", Xml.tag("tr", head)) + "\n"
                                + Xml.tag("tbody", Xml.join(rows.map(row -> row(names, row))))));
    }

    private static String row(Array<String> names, Array<String> cells) {
        return Xml.tag(
                "tr",
                cells.zipWith(names, (cell, name) -> {
                            String whole = cell.startsWith("<td") ? cell : Xml.tag("td", cell);
                            return "<td data-h=\"" + Xml.escaped(name) + "\"" + whole.substring("<td".length());
                        })
                        .mkString());
    }

    /** A row of cells that are XHTML already, or whole elements. */
    static Array<String> row(String... cells) {
        return Array.of(cells);
    }

    static String left(String text) {
        return Xml.tag("td class=\"l\"", Xml.escaped(text));
    }

    /** A difference in percentage points, marked if it is unlikely to be chance. */
    static String points(Estimate difference) {
        return difference.isKnown()
                ? marked(
                        difference, ReadableNumbers.points(difference.value()), ReadableNumbers.pointsRange(difference))
                : ReadableNumbers.points(difference.value());
    }

    /** A difference in words, with its interval: a triangle says which way it goes for certain. */
    static String marked(Estimate difference, String value, String range) {
        DifferenceMark mark = DifferenceMark.of(difference);
        return (difference.excludes(0)
                        ? Xml.tag("span class=\"" + mark.kind() + "\"", mark.sign() + " " + value)
                        : value)
                + " " + Xml.tag("small", range);
    }
}
