package io.github.casemate.ai.arena.report;

import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Stacked bars, one to a row, from nothing to all. */
final class StackedBars {

    private static final int COLOURS = 8;

    private final Array<String> kinds;
    private Seq<Tuple2<String, Array<Double>>> rows = Array.empty();

    StackedBars(Array<String> kinds) {
        this.kinds = kinds;
    }

    StackedBars row(String name, Array<Double> parts) {
        rows = rows.append(new Tuple2<>(name, parts));
        return this;
    }

    String svg() {
        String legend = kinds.zipWithIndex()
                .map(kind -> Xml.tag(
                        "li", "<i style=\"background: " + colour(kind._2()) + "\"></i>" + Xml.escaped(kind._1())))
                .mkString();
        return Xml.tag("ul class=\"legend\"", legend) + "\n"
                + Xml.tag("div class=\"chart\"", Xml.join(rows.map(row -> bar(row._1(), row._2()))));
    }

    private String bar(String name, Array<Double> parts) {
        StringBuilder bar = new StringBuilder(
                "<rect x=\"0\" y=\"3\" width=\"100%\" height=\"20\" rx=\"3\" fill=\"var(--line)\" opacity=\".5\"/>");
        double from = 0;
        for (int i = 0; i < parts.size(); i++) {
            double part = parts.get(i);
            if (part > 0) {
                String percent = ReadableNumbers.percent(part) + " %";
                bar.append("<rect x=\"").append(Xml.at(from)).append("\" y=\"3\" height=\"20\" width=\"");
                bar.append(Xml.at(part)).append("\" fill=\"").append(colour(i)).append("\">");
                bar.append(Xml.tag("title", Xml.escaped(kinds.get(i) + ": " + percent)))
                        .append("</rect>");
                if (part >= 0.12) {
                    bar.append("<text class=\"in\" x=\"").append(Xml.at(from + part / 2));
                    bar.append("\" y=\"17\" text-anchor=\"middle\">")
                            .append(ReadableNumbers.fixed(100 * part, 0))
                            .append("</text>");
                }
            }
            from += part;
        }
        return Xml.tag("div class=\"name\"", Xml.escaped(name))
                + Xml.tag("svg height=\"26\" role=\"img\"", bar.toString())
                + Xml.tag("div class=\"value\"", ReadableNumbers.percent(from) + " %");
    }

    private static String colour(int index) {
        return "var(--c" + index % COLOURS + ")";
    }
}
