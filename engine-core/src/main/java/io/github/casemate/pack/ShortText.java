package io.github.casemate.pack;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Makes a short text of what a record, an enum constant or a collection says of itself: names of components and
 * brackets are left out, and words are in kebab-case. What does not look like one is only put in lower case.
 */
final class ShortText {

    private static final String OPENING = "[({";
    private static final String CLOSING = "])}";

    private final String text;
    private int at;

    private ShortText(String text) {
        this.text = text;
    }

    static String of(String text) {
        ShortText reader = new ShortText(text);
        String name = kebab(reader.word());
        List<String> parts = reader.parts();
        return reader.at < text.length() || name.isEmpty()
                ? kebab(text)
                : parts.isEmpty() ? name : name + " " + String.join(" ", parts);
    }

    /** What stands in brackets here; nothing if there are none. */
    private List<String> parts() {
        List<String> parts = new ArrayList<>();
        if (at < text.length() && OPENING.indexOf(text.charAt(at)) >= 0) {
            at++;
            while (at < text.length() && CLOSING.indexOf(text.charAt(at)) < 0) {
                parts.add(value());
                while (at < text.length() && ", ".indexOf(text.charAt(at)) >= 0) {
                    at++;
                }
            }
            at++;
        }
        return parts;
    }

    private String value() {
        String word = word();
        boolean nested = at < text.length() && OPENING.indexOf(text.charAt(at)) >= 0;
        List<String> parts = parts();
        // The name of a component is of no use to a reader, and neither is that of a type inside.
        String own = word.substring(word.indexOf('=') + 1);
        return !nested ? kebab(own) : parts.isEmpty() ? "none" : String.join(",", parts);
    }

    private String word() {
        int from = at;
        while (at < text.length() && (OPENING + CLOSING + ",").indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(from, at);
    }

    /** {@code BuildShip} is build-ship, and {@code SECOND_WAVE} is second-wave. */
    private static String kebab(String word) {
        return word.replaceAll("(?<=[a-z])(?=[A-Z])", "-").replace('_', '-').toLowerCase(Locale.ROOT);
    }
}
