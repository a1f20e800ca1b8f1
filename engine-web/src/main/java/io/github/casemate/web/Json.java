package io.github.casemate.web;

import io.github.casemate.kernel.Excerpt;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A value of JSON, in which the page and the engine speak to each other, and matches are saved. Numbers keep the digits
 * that they were written with, as a seed does not fit into the numbers of a browser.
 */
final class Json {

    private record Digits(String text) {}

    private final @Nullable Object value;

    private Json(@Nullable Object value) {
        this.value = value;
    }

    static Json read(String text) {
        return new JsonReader(text).whole();
    }

    static Json object() {
        return new Json(new LinkedHashMap<String, Json>());
    }

    static Json array() {
        return new Json(new ArrayList<Json>());
    }

    static Json array(Iterable<String> texts) {
        Json all = array();
        texts.forEach(text -> all.add(of(text)));
        return all;
    }

    static Json of(String text) {
        return new Json(text);
    }

    static Json of(boolean truth) {
        return new Json(truth);
    }

    static Json of(long number) {
        return new Json(new Digits(Long.toString(number)));
    }

    static Json ofDigits(String digits) {
        return new Json(new Digits(digits));
    }

    static Json nothing() {
        return new Json(null);
    }

    // ---- what it is ----

    Option<Json> field(String name) {
        return value instanceof Map<?, ?> fields ? Option.of((Json) fields.get(name)) : Option.none();
    }

    Json required(String name) {
        return field(name).getOrElseThrow(() -> new UnusableException("The field '" + name + "' is missing."));
    }

    String text(String name) {
        return required(name).asText(name);
    }

    String text(String name, String otherwise) {
        return field(name).filter(there -> there.value != null).map(there -> there.asText(name)).getOrElse(otherwise);
    }

    int number(String name) {
        return (int) required(name).asLong(name);
    }

    int number(String name, int otherwise) {
        return (int) (long) field(name).map(there -> there.asLong(name)).getOrElse((long) otherwise);
    }

    boolean isTrue(String name) {
        return field(name).exists(there -> Boolean.TRUE.equals(there.value));
    }

    String asText(String name) {
        if (value instanceof String text) {
            return text;
        }
        throw wrong(name, "a text");
    }

    long asLong(String name) {
        if (value instanceof Digits digits && digits.text().matches("-?[0-9]{1,19}")) {
            try {
                return Long.parseLong(digits.text());
            } catch (NumberFormatException tooLong) {
                throw wrong(name, "a smaller number");
            }
        }
        throw wrong(name, "a whole number");
    }

    List<Json> items(String name) {
        if (value instanceof List<?> list) {
            List<Json> items = new ArrayList<>();
            list.forEach(item -> items.add((Json) item));
            return items;
        }
        throw wrong(name, "a list");
    }

    Map<String, Json> fields(String name) {
        if (value instanceof Map<?, ?> map) {
            Map<String, Json> fields = new LinkedHashMap<>();
            map.forEach((key, item) -> fields.put((String) key, (Json) item));
            return fields;
        }
        throw wrong(name, "an object");
    }

    private UnusableException wrong(String name, String expected) {
        return new UnusableException("The field '" + name + "' should be " + expected + ", not " + Excerpt.of(this, 60) + ".");
    }

    // ---- how it is made ----

    @SuppressWarnings("unchecked") // Only objects are made with maps.
    Json put(String name, Json item) {
        ((Map<String, Json>) filled()).put(name, item);
        return this;
    }

    Json put(String name, String text) {
        return put(name, of(text));
    }

    Json put(String name, long number) {
        return put(name, of(number));
    }

    Json put(String name, boolean truth) {
        return put(name, of(truth));
    }

    Json put(String name, double number) {
        return put(name, ofDigits(String.valueOf(Math.round(number * 10_000) / 10_000.0)));
    }

    @SuppressWarnings("unchecked") // Only arrays are made with lists.
    Json add(Json item) {
        ((List<Json>) filled()).add(item);
        return this;
    }

    private Object filled() {
        if (value == null) {
            throw new IllegalStateException("nothing can be put into null");
        }
        return value;
    }

    /** On one line, without blanks. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        write(text, "", "");
        return text.toString();
    }

    /** On one line, with blanks behind commas and colons. */
    String spaced() {
        StringBuilder text = new StringBuilder();
        write(text, " ", " ");
        return text.toString();
    }

    private void write(StringBuilder text, String comma, String colon) {
        if (value instanceof String words) {
            quote(words, text);
        } else if (value instanceof Digits digits) {
            text.append(digits.text());
        } else if (value instanceof List<?> list) {
            text.append('[');
            for (int i = 0; i < list.size(); i++) {
                text.append(i == 0 ? "" : "," + comma);
                ((Json) list.get(i)).write(text, comma, colon);
            }
            text.append(']');
        } else if (value instanceof Map<?, ?> map) {
            text.append('{');
            String separator = "";
            for (Map.Entry<?, ?> field : map.entrySet()) {
                text.append(separator);
                quote((String) field.getKey(), text);
                text.append(':').append(colon);
                ((Json) field.getValue()).write(text, comma, colon);
                separator = "," + comma;
            }
            text.append('}');
        } else {
            text.append(value);
        }
    }

    /** As Jackson does it, so that saved matches are the same to the last byte. */
    private static void quote(String words, StringBuilder text) {
        text.append('"');
        for (int i = 0; i < words.length(); i++) {
            char letter = words.charAt(i);
            int known = "\"\\\b\f\n\r\t".indexOf(letter);
            if (known >= 0) {
                text.append('\\').append("\"\\bfnrt".charAt(known));
            } else if (letter < ' ') {
                text.append("\\u00").append(hex(letter >> 4)).append(hex(letter & 15));
            } else {
                text.append(letter);
            }
        }
        text.append('"');
    }

    private static char hex(int digit) {
        return "0123456789ABCDEF".charAt(digit);
    }
}
