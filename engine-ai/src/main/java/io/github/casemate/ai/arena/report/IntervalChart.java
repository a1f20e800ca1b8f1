package io.github.casemate.ai.arena.report;

import io.github.casemate.ai.arena.stats.Estimate;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.function.DoubleFunction;

/**
 * Dots with error bars, one to a row. All places are in percent and all text in pixels, so a narrow screen makes the
 * chart narrow but not its text small.
 */
final class IntervalChart {

    private final DoubleFunction<String> label;
    private final double zero;
    private final double step;
    private Seq<Row> rows = List.empty();

    private record Row(String name, Estimate estimate, String value, String kind, String sign) {}

    /**
     * A chart whose axis is labelled by a function, with a broken line at a number of interest if there is one, and
     * lines at least this far apart.
     */
    IntervalChart(DoubleFunction<String> label, double zero, double step) {
        this.label = label;
        this.zero = zero;
        this.step = step;
    }

    IntervalChart row(String name, Estimate estimate, String value) {
        return add(new Row(name, estimate, value, "", ""));
    }

    /** A row in the second colour. */
    IntervalChart second(String name, Estimate estimate, String value) {
        return add(new Row(name, estimate, value, "two", ""));
    }

    /** A row whose sign says whether the difference is certain, and which way it goes. */
    IntervalChart marked(String name, Estimate difference, String value) {
        DifferenceMark mark = DifferenceMark.of(difference);
        return add(new Row(name, difference, value, mark.kind(), mark.sign()));
    }

    private IntervalChart add(Row row) {
        rows = rows.append(row);
        return this;
    }

    String svg() {
        Scale scale = Scale.of(
                rows.map(Row::estimate)
                        .flatMap(e -> Array.of(e.value(), e.low(), e.high()))
                        .append(zero),
                step);
        return Xml.tag(
                "div class=\"chart\"", Xml.join(rows.map(row -> row(row, scale)).append(axis(scale))));
    }

    private String row(Row row, Scale scale) {
        Estimate e = row.estimate();
        String grid =
                scale.ticks().map(tick -> line("grid", scale.at(tick), 0, 26)).mkString()
                        + (Double.isNaN(zero) ? "" : line("zero", scale.at(zero), 0, 26));
        String low = Xml.at(Double.isFinite(e.low()) ? scale.at(e.low()) : 0);
        String high = Xml.at(Double.isFinite(e.high()) ? scale.at(e.high()) : 1);
        String marks = e.isKnown()
                ? "<line class=\"range\" x1=\"" + low + "\" x2=\"" + high + "\" y1=\"13\" y2=\"13\"/>"
                        + dot(row, Xml.at(scale.at(e.value())))
                : "";
        return Xml.tag("div class=\"name\" title=\"" + Xml.escaped(row.name()) + "\"", Xml.escaped(row.name()))
                + Xml.tag(
                        "svg height=\"26\" role=\"img\""
                                + (row.kind().isEmpty() ? "" : " class=\"" + row.kind() + "\""),
                        grid + marks)
                + Xml.tag("div class=\"value\"", row.value());
    }

    private static String dot(Row row, String at) {
        return row.sign().isEmpty()
                ? "<circle class=\"dot\" cx=\"" + at + "\" cy=\"13\" r=\"5\"/>"
                : "<text class=\"sign\" x=\"" + at + "\" y=\"18\" text-anchor=\"middle\">" + row.sign() + "</text>";
    }

    private String axis(Scale scale) {
        return "<div></div>" + Xml.tag("svg height=\"18\"", labels(scale, label)) + "<div></div>";
    }

    static String labels(Scale scale, DoubleFunction<String> label) {
        return scale.ticks()
                .map(tick -> "<text x=\"" + Xml.at(scale.at(tick)) + "\" y=\"13\" text-anchor=\"middle\">"
                        + Xml.escaped(label.apply(tick)) + "</text>")
                .mkString();
    }

    static String line(String kind, double x, int from, int to) {
        String at = Xml.at(x);
        return "<line class=\"" + kind + "\" x1=\"" + at + "\" x2=\"" + at + "\" y1=\"" + from + "\" y2=\"" + to
                + "\"/>";
    }
}
