package io.github.casemate.ai.arena.report;

import io.github.casemate.ai.arena.stats.Estimate;
import io.vavr.Tuple2;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * Writes JSON: maps in their order, sequences, texts, numbers and truth values. Missing values, and numbers that JSON
 * cannot express, are null.
 */
final class Json {

    private final StringBuilder out = new StringBuilder();

    private Json() {}

    static String text(Object value) {
        Json json = new Json();
        json.write(value, "\n");
        return json.out.append('\n').toString();
    }

    static Map<String, Object> estimate(Estimate estimate) {
        return LinkedHashMap.of("value", estimate.value(), "low", estimate.low(), "high", estimate.high());
    }

    private void write(Object value, String line) {
        if (value instanceof Map<?, ?> map) {
            members(map, line);
        } else if (value instanceof Seq<?> items) {
            items(items, line);
        } else if (value instanceof Option<?> option) {
            if (option.isDefined()) {
                write(option.get(), line);
            } else {
                out.append("null");
            }
        } else if (value instanceof Double number) {
            out.append(number.isNaN() || number.isInfinite() ? "null" : number.toString());
        } else if (value instanceof Number || value instanceof Boolean) {
            out.append(value);
        } else {
            quoted(value.toString());
        }
    }

    private void members(Map<?, ?> map, String line) {
        String separator = "{";
        for (Tuple2<?, ?> member : map) {
            out.append(separator).append(line).append("  ");
            quoted(String.valueOf(member._1()));
            out.append(": ");
            write(member._2(), line + "  ");
            separator = ",";
        }
        out.append(map.isEmpty() ? "{}" : line + "}");
    }

    private void items(Seq<?> items, String line) {
        String separator = "[";
        for (Object item : items) {
            out.append(separator).append(line).append("  ");
            write(item, line + "  ");
            separator = ",";
        }
        out.append(items.isEmpty() ? "[]" : line + "]");
    }

    private void quoted(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append('\\').append(c);
            } else if (c < ' ' || c == '\u2028' || c == '\u2029' || isAlone(text, i)) {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }

    /** Half a surrogate pair, which no UTF-8 file can hold. */
    private static boolean isAlone(String text, int i) {
        char c = text.charAt(i);
        if (Character.isHighSurrogate(c)) {
            return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
        }
        return Character.isLowSurrogate(c) && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
    }
}
