package io.github.casemate.ai.arena.report;

import io.github.casemate.ai.arena.stats.Spread;
import io.vavr.collection.Seq;

/** How often numbers occur, in columns, with the median as a line. */
final class Histogram {

    private static final int HEIGHT = 130;
    private static final int COLUMNS = 24;

    private Histogram() {}

    static String svg(String unit, Seq<Integer> numbers, Spread spread) {
        double width = Math.max(1, Scale.round((spread.most() - spread.least() + 1) / COLUMNS));
        double from = Math.floor(spread.least() / width) * width;
        int columns = (int) Math.floor((spread.most() - from) / width) + 1;
        int[] counts = new int[columns];
        numbers.forEach(number -> counts[(int) ((number - from) / width)]++);
        int most = 1;
        for (int count : counts) {
            most = Math.max(most, count);
        }
        double end = from + columns * width;
        StringBuilder bars = new StringBuilder();
        for (int i = 0; i < columns; i++) {
            double height = (double) HEIGHT * counts[i] / most;
            int first = (int) (from + i * width);
            String title = (width == 1 ? first : first + " to " + (int) (first + width - 1)) + " " + unit + ": "
                    + counts[i] + " games";
            bars.append("<rect class=\"bar\" x=\"").append(Xml.at((i + 0.05) / columns));
            bars.append("\" width=\"").append(Xml.at(0.9 / columns));
            bars.append("\" y=\"").append(Words.fixed(HEIGHT - height, 1));
            bars.append("\" height=\"").append(Words.fixed(height, 1)).append("\">");
            bars.append(Xml.tag("title", Xml.escaped(title))).append("</rect>");
        }
        double step = Math.max(1, Scale.round((end - from) / 5));
        double firstTick = Math.ceil(from / step) * step;
        StringBuilder ticks = new StringBuilder();
        for (double tick = firstTick; tick <= end; tick += step) {
            ticks.append("<text x=\"").append(Xml.at((tick - from) / (end - from)));
            ticks.append("\" y=\"").append(HEIGHT + 16).append("\" text-anchor=\"middle\">");
            ticks.append(Words.fixed(tick, 0)).append("</text>");
        }
        String base = "<line class=\"grid\" x1=\"0\" x2=\"100%\" y1=\"" + HEIGHT + "\" y2=\"" + HEIGHT + "\"/>";
        String median =
                IntervalChart.line("mid", (spread.median() + (width == 1 ? 0.5 : 0) - from) / (end - from), 0, HEIGHT);
        return Xml.tag(
                "div",
                Xml.tag("b", Xml.escaped(unit)) + " "
                        + Xml.tag(
                                "small",
                                "median " + Words.fixed(spread.median(), 1) + ", half of the games "
                                        + Words.fixed(spread.lower(), 0) + " to " + Words.fixed(spread.upper(), 0)
                                        + ", mean "
                                        + Words.fixed(spread.mean().value(), 1) + ", longest "
                                        + Words.fixed(spread.most(), 0))
                        + Xml.tag("svg height=\"" + (HEIGHT + 22) + "\" role=\"img\"", bars + base + median + ticks));
    }
}
