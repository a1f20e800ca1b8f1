package io.github.casemate.ai.arena.report;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Where numbers lie between two ends, and at which round numbers to draw a line. */
record Scale(double from, double to, double step) {

    /** A scale that covers all numbers with some room at both ends, and steps that are round and not too small. */
    static Scale of(Seq<Double> numbers, double least) {
        Seq<Double> finite = numbers.filter(Double::isFinite);
        double low = finite.min().getOrElse(0.0);
        double high = finite.max().getOrElse(1.0);
        double room = Math.max(0.04 * (high - low), 0.6 * least);
        double step = Math.max(least, round((high - low + 2 * room) / 6));
        return new Scale(low - room, high + room, step);
    }

    /** The smallest of 1, 2, 5, 10 and so on that is not less than the step. */
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
        int first = (int) Math.ceil(from / step - 1e-9);
        int last = (int) Math.floor(to / step + 1e-9);
        return Array.rangeClosed(first, last).map(i -> i * step);
    }
}
