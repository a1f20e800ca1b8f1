package io.github.casemate.ai.arena.report;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.IntFunction;

/**
 * Columns of text. The first, and others whose heading begins with a blank, are aligned left; the rest are aligned
 * right.
 */
final class TextTable {

    private static final int LONGEST_NAME = 40;
    private static final int SHORTEST_NAME = 8;

    private final Array<String> headings;
    private final Seq<? extends Seq<String>> rows;

    TextTable(Seq<String> headings, Seq<? extends Seq<String>> rows) {
        this.headings = headings.toArray();
        this.rows = rows;
    }

    /** A table with the longest names that fit, given how to make it with names of some length. */
    static String fitting(int width, IntFunction<TextTable> table) {
        int longest = LONGEST_NAME;
        String text = table.apply(longest).text();
        while (longest > SHORTEST_NAME && isWider(text, width)) {
            longest--;
            text = table.apply(longest).text();
        }
        return text;
    }

    /** The lines, each indented by two and without blanks at its end. */
    String text() {
        Array<Integer> widths = headings.zipWithIndex()
                .map(heading -> rows.map(row -> length(row.get(heading._2())))
                        .append(length(heading._1().strip()))
                        .max()
                        .getOrElse(0));
        return rows.map(Seq::toArray)
                .prepend(headings.map(String::strip))
                .map(row -> line(row, widths))
                .mkString("");
    }

    private String line(Array<String> row, Array<Integer> widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < row.size(); i++) {
            String blanks = " ".repeat(widths.get(i) - length(row.get(i)));
            boolean left = i == 0 || headings.get(i).startsWith(" ");
            line.append("  ").append(left ? row.get(i) + blanks : blanks + row.get(i));
        }
        return line.toString().stripTrailing() + "\n";
    }

    private static boolean isWider(String text, int width) {
        return Array.of(text.split("\n", -1)).exists(line -> length(line) > width);
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }
}
