package io.github.casemate.ai.arena.report;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Writes CSV as in RFC 4180, except for line ends, which are those of Unix. */
final class Csv {

    private Csv() {}

    static String table(Seq<String> headings, Seq<? extends Seq<?>> rows) {
        return Array.<Seq<?>>of(headings).appendAll(rows).map(Csv::row).mkString();
    }

    private static String row(Seq<?> cells) {
        return cells.map(Csv::cell).mkString("", ",", "\n");
    }

    private static String cell(Object value) {
        if (value instanceof Double number && !Double.isFinite(number)) {
            return "";
        }
        String text = value.toString();
        boolean plain = text.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? text : "\"" + text.replace("\"", "\"\"") + "\"";
    }
}
