package io.github.casemate.ai.arena.report;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Where numbers lie between two ends, and at which round numbers to draw a line. */
record Scale(double from, double to, double step) {

    /** A scale that holds all numbers, with ends at round ones and steps that are not too small. */
    static Scale of(Seq<Double> numbers, double least) {
        Seq<Double> finite = numbers.filter(Double::isFinite);
        double low = finite.min().getOrElse(0.0);
        double high = finite.max().getOrElse(1.0);
        double step = Math.max(least, round((high > low ? high - low : 1) / 4));
        return new Scale(
                Math.floor(low / step) * step,
                Math.max(Math.ceil(high / step), Math.floor(low / step) + 1) * step,
                step);
    }

    /** The least of 1, 2, 5, 10 and so on that is not less. */
    static double round(double step) {
        double power = Math.pow(10, Math.floor(Math.log10(step)));
        for (double factor : new double[] {1, 2, 5}) {
            if (factor * power >= step * (1 - 1e-9)) {
                return factor * power;
            }
        }
        return 10 * power;
    }

    double at(double number) {
        return (number - from) / (to - from);
    }

    Seq<Double> ticks() {
        int count = (int) Math.round((to - from) / step);
        return Array.rangeClosed(0, count).map(i -> from + i * step);
    }
}
