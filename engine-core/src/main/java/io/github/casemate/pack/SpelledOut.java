package io.github.casemate.pack;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.text.English;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Spells out what a record says of itself, for people: {@code BottlesFound[player=P1, number=2]} becomes "Bottles found:
 * you, number 2". Not literature, but true; and nothing is said that the record does not say.
 */
public final class SpelledOut {

    private static final String OPENING = "[({";
    private static final String CLOSING = "])}";

    private final String text;
    private final Function<String, Option<String>> known;
    private int at;

    private SpelledOut(String text, Function<String, Option<String>> known) {
        this.text = text;
        this.known = known;
    }

    /**
     * {@return what a record, an enum constant or a collection says of itself, with a capital and without a full stop;
     * never blank}
     *
     * @param value the value
     * @param names who is who: seats such as {@code P1} become names
     */
    public static String of(Object value, Names names) {
        return of(value, names, word -> Option.none());
    }

    /**
     * {@return what a record, an enum constant or a collection says of itself, with a capital and without a full stop;
     * never blank}
     *
     * @param value the value
     * @param names who is who: seats such as {@code P1} become names
     * @param known what else has a name that speaks for itself: the names of things by their ids
     */
    public static String of(Object value, Names names, Function<String, Option<String>> known) {
        String text = String.valueOf(value).replace('\n', ' ');
        SpelledOut reader = new SpelledOut(text, word -> {
            int seat = seat(word);
            return seat >= 0 ? Option.some(names.whom(PlayerId.of(seat))) : known.apply(word);
        });
        String name = English.apart(reader.word());
        List<String> parts = reader.parts();
        if (reader.at < text.length() || name.isBlank()) {
            return text.isBlank() ? "Something" : English.capital(text.trim());
        }
        return English.capital(parts.isEmpty() ? name : name + ": " + String.join(", ", parts));
    }

    /** What stands in brackets here; nothing if there are none. */
    private List<String> parts() {
        List<String> parts = new ArrayList<>();
        if (isNested()) {
            at++;
            while (at < text.length() && CLOSING.indexOf(text.charAt(at)) < 0) {
                parts.add(part());
                while (at < text.length() && ", ".indexOf(text.charAt(at)) >= 0) {
                    at++;
                }
            }
            at++;
        }
        return parts;
    }

    private String part() {
        String word = word();
        int equals = word.indexOf('=');
        String component = equals < 0 ? "" : English.apart(word.substring(0, equals)) + " ";
        String own = word.substring(equals + 1);
        if (isNested()) {
            List<String> parts = parts();
            return component + (parts.isEmpty() ? "none" : String.join(" and ", parts));
        }
        return known.apply(own).getOrElse(() -> component + value(own));
    }

    /** Constants are put in lower case; names of things, such as those of cards, stay as they are. */
    private static String value(String word) {
        return word.isBlank() || word.equals("None") ? "none" : word.matches("[A-Z0-9_]+") ? English.apart(word) : word;
    }

    private static int seat(String word) {
        return word.matches("P[1-9][0-9]?") ? Integer.parseInt(word.substring(1)) - 1 : -1;
    }

    private boolean isNested() {
        return at < text.length() && OPENING.indexOf(text.charAt(at)) >= 0;
    }

    private String word() {
        int from = at;
        while (at < text.length() && (OPENING + CLOSING + ",").indexOf(text.charAt(at)) < 0) {
            at++;
        }
        return text.substring(from, at);
    }
}
