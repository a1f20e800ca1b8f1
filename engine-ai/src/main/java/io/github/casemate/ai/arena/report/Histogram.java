package io.github.casemate.ai.arena.report;

import io.github.casemate.ai.arena.stats.Spread;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** How often numbers occur, in columns, with the median as a line. */
final class Histogram {

    private static final int HEIGHT = 130;
    private static final int COLUMNS = 24;

    private final String unit;
    private final Spread spread;
    private final double from;
    private final double most;
    private final boolean second;

    Histogram(String unit, Spread spread) {
        this(unit, spread, spread.least(), spread.most(), false);
    }

    private Histogram(String unit, Spread spread, double from, double most, boolean second) {
        this.unit = unit;
        this.spread = spread;
        this.from = from;
        this.most = most;
        this.second = second;
    }

    /** With room for other numbers too, so that two charts can be compared. */
    Histogram with(Spread other) {
        return new Histogram(unit, spread, Math.min(from, other.least()), Math.max(most, other.most()), second);
    }

    Histogram inSecondColour() {
        return new Histogram(unit, spread, from, most, true);
    }

    String svg(Seq<Integer> numbers) {
        double width = Math.max(1, Scale.round((most - from + 1) / COLUMNS));
        double start = Math.floor(from / width) * width;
        int columns = (int) Math.floor((most - start) / width) + 1;
        int[] counts = new int[columns];
        numbers.forEach(number -> counts[(int) ((number - start) / width)]++);
        Scale scale = new Scale(start, start + columns * width, Math.max(1, Scale.round(columns * width / 6)));
        // If each column is a single whole number, the line goes through the middle of the column.
        double median = scale.at(spread.median() + (width == 1 ? 0.5 : 0));
        String base = "<line class=\"grid\" x1=\"0\" x2=\"100%\" y1=\"" + HEIGHT + "\" y2=\"" + HEIGHT + "\"/>";
        String axis = Xml.tag("svg height=\"18\"", IntervalChart.labels(scale, tick -> ReadableNumbers.fixed(tick, 0)));
        return Xml.tag(
                "div",
                caption()
                        + Xml.tag(
                                "svg height=\"" + (HEIGHT + 1) + "\" role=\"img\"" + (second ? " class=\"two\"" : ""),
                                bars(counts, start, width) + base + IntervalChart.line("mid", median, 0, HEIGHT))
                        + axis);
    }

    private String caption() {
        return Xml.tag("b", Xml.escaped(unit)) + " "
                + Xml.tag(
                        "small",
                        "median " + ReadableNumbers.fixed(spread.median(), 1) + ", half of the games "
                                + ReadableNumbers.fixed(spread.lower(), 0) + " to "
                                + ReadableNumbers.fixed(spread.upper(), 0) + ", mean "
                                + ReadableNumbers.fixed(spread.mean().value(), 1) + ", longest "
                                + ReadableNumbers.fixed(spread.most(), 0));
    }

    private String bars(int[] counts, double start, double width) {
        int highest = Array.ofAll(counts).max().getOrElse(1);
        StringBuilder bars = new StringBuilder();
        for (int i = 0; i < counts.length; i++) {
            double height = (double) HEIGHT * counts[i] / Math.max(1, highest);
            int first = (int) (start + i * width);
            String range = width == 1 ? Integer.toString(first) : first + " to " + (int) (first + width - 1);
            bars.append("<rect class=\"bar\" x=\"").append(Xml.at((i + 0.05) / counts.length));
            bars.append("\" width=\"").append(Xml.at(0.9 / counts.length));
            bars.append("\" y=\"").append(ReadableNumbers.fixed(HEIGHT - height, 1));
            bars.append("\" height=\"").append(ReadableNumbers.fixed(height, 1)).append("\">");
            bars.append(Xml.tag("title", Xml.escaped(range + " " + unit + ": " + counts[i] + " games")));
            bars.append("</rect>");
        }
        return bars.toString();
    }
}
