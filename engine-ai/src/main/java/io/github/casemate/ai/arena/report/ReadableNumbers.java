package io.github.casemate.ai.arena.report;

import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.stats.Estimate;
import java.util.Locale;

/** Numbers and names as people read them, the same in every country. */
final class ReadableNumbers {

    private ReadableNumbers() {}

    static String count(int number, String thing) {
        return number + " " + thing + (number == 1 ? "" : "s");
    }

    /** Who meets whom; with one seat, each plays alone. */
    static String mode(ArenaSpec spec) {
        return spec.filled().size() == 1 ? "each alone" : spec.mode().words();
    }

    /** A name and its budget, which often is part of the name. */
    static String entrant(ArenaSpec.Participant entrant) {
        return entrant.name().contains("@" + entrant.budget())
                ? entrant.name()
                : entrant.name() + " (budget " + entrant.budget() + ")";
    }

    static String percent(double value) {
        return Double.isFinite(value) ? fixed(100 * value, 1) : "-";
    }

    /** The ends of an interval in percent: {@code 49.0-94.3}. */
    static String percents(Estimate estimate) {
        return estimate.isKnown() ? percent(estimate.low()) + "-" + percent(estimate.high()) : "-";
    }

    /** The ends of an interval in percent, as a sentence has them: {@code 49.0 to 94.3}. */
    static String percentsTo(Estimate estimate) {
        return percent(estimate.low()) + " to " + percent(estimate.high());
    }

    /** The ends of the interval of a difference, with their signs. */
    static String signedTo(Estimate estimate, int digits) {
        return signed(estimate.low(), digits) + " to " + signed(estimate.high(), digits);
    }

    /** A difference in percentage points, with its sign. */
    static String points(double value) {
        return Double.isFinite(value) ? signed(100 * value, 1) : "-";
    }

    /** The ends of the interval of a difference: {@code -3.1 to +2.0}. */
    static String pointsRange(Estimate estimate) {
        return estimate.isKnown() ? points(estimate.low()) + " to " + points(estimate.high()) : "-";
    }

    static String signed(double value, int digits) {
        String text = fixed(value, digits);
        return value > 0 && !text.equals(fixed(0, digits)) ? "+" + text : text;
    }

    static String fixed(double value, int digits) {
        if (!Double.isFinite(value)) {
            return "-";
        }
        String text = String.format(Locale.ROOT, "%." + digits + "f", value);
        // People do not expect a negative zero.
        return text.matches("-0(\\.0+)?") ? text.substring(1) : text;
    }

    /** A time with two or three digits, and its unit. */
    static String time(double nanos) {
        if (nanos < 999.5) {
            return fixed(nanos, 0) + " ns";
        }
        if (nanos < 999.5e3) {
            return fixed(nanos / 1e3, nanos < 9.95e3 ? 1 : 0) + " us";
        }
        return nanos < 999.5e6
                ? fixed(nanos / 1e6, nanos < 9.95e6 ? 1 : 0) + " ms"
                : fixed(nanos / 1e9, nanos < 9.95e9 ? 1 : 0) + " s";
    }

    /** Lines of whole words, each but the first indented; a word that is too long gets a line for itself. */
    static String wrapped(String text, int width) {
        StringBuilder lines = new StringBuilder();
        int column = 0;
        for (String word : clipped(text, Integer.MAX_VALUE).split(" ", -1)) {
            int length = word.codePointCount(0, word.length());
            if (column > 0 && column + 1 + length > width) {
                lines.append("\n  ");
                column = 2;
            } else if (lines.length() > 0) {
                lines.append(' ');
                column++;
            }
            String part = clipped(word, width - column);
            lines.append(part);
            column += part.codePointCount(0, part.length());
        }
        return lines.toString();
    }

    /** One line without control characters, not longer than this many characters. */
    static String clipped(String text, int length) {
        String line = text.replaceAll("[\\p{Cntrl}\\p{Zl}\\p{Zp}]+", " ");
        int count = line.codePointCount(0, line.length());
        return count <= length ? line : line.substring(0, line.offsetByCodePoints(0, length - 1)) + "\u2026";
    }
}
