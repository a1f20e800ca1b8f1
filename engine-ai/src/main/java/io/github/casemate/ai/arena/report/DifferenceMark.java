package io.github.casemate.ai.arena.report;

import io.github.casemate.ai.arena.stats.Estimate;

/**
 * How a difference is marked: up, down, or open if its 95 % interval holds zero. The marks differ in form and in words,
 * not in colour alone.
 */
enum DifferenceMark {
    /** More than nothing. */
    UP("up", "\u25b2", "more", '+'),
    /** Less than nothing. */
    DOWN("down", "\u25bc", "less", '-'),
    /** It may be chance. */
    OPEN("open", "\u25cb", "", '.'),
    /** There is nothing to compare. */
    UNKNOWN("open", "", "", ' ');

    private final String kind;
    private final String sign;
    private final String word;
    private final char stroke;

    DifferenceMark(String kind, String sign, String word, char stroke) {
        this.kind = kind;
        this.sign = sign;
        this.word = word;
        this.stroke = stroke;
    }

    static DifferenceMark of(Estimate difference) {
        if (!difference.isKnown()) {
            return UNKNOWN;
        }
        return difference.excludes(0) ? difference.value() > 0 ? UP : DOWN : OPEN;
    }

    /** The class of what is marked, on a page. */
    String kind() {
        return kind;
    }

    /** A triangle or a ring, for a page. */
    String sign() {
        return sign;
    }

    /** For plain text: more, less, or nothing. */
    String word() {
        return word;
    }

    /**
     * A bar in plain text, to the left of the middle for less and to the right for more, as long as the difference is
     * in comparison with the greatest.
     */
    String bar(double value, double greatest, int half) {
        if (this == UNKNOWN) {
            return "";
        }
        int length = greatest > 0 ? (int) Math.round(half * Math.min(1, Math.abs(value) / greatest)) : 0;
        String strokes = String.valueOf(stroke).repeat(length);
        return value < 0 ? " ".repeat(half - length) + strokes + "|" : " ".repeat(half) + "|" + strokes;
    }
}
