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
final class JsonTree {

    /** What fits into this many columns stays on one line. */
    private static final int WIDTH = 120;

    private record Digits(String text) {}

    private final @Nullable Object value;

    private JsonTree(@Nullable Object value) {
        this.value = value;
    }

    static JsonTree read(String text) {
        return new JsonReader(text).whole();
    }

    static JsonTree object() {
        return new JsonTree(new LinkedHashMap<String, JsonTree>());
    }

    static JsonTree array() {
        return new JsonTree(new ArrayList<JsonTree>());
    }

    static JsonTree array(Iterable<String> texts) {
        JsonTree all = array();
        texts.forEach(text -> all.add(of(text)));
        return all;
    }

    static JsonTree of(String text) {
        return new JsonTree(text);
    }

    static JsonTree of(boolean truth) {
        return new JsonTree(truth);
    }

    static JsonTree of(long number) {
        return new JsonTree(new Digits(Long.toString(number)));
    }

    static JsonTree ofDigits(String digits) {
        return new JsonTree(new Digits(digits));
    }

    static JsonTree nothing() {
        return new JsonTree(null);
    }

    // ---- what it is ----

    Option<JsonTree> field(String name) {
        return value instanceof Map<?, ?> fields ? Option.of((JsonTree) fields.get(name)) : Option.none();
    }

    JsonTree required(String name) {
        return field(name).getOrElseThrow(() -> new UnusableException("The field '" + name + "' is missing."));
    }

    String text(String name) {
        return required(name).asText(name);
    }

    String text(String name, String otherwise) {
        return field(name)
                .filter(there -> there.value != null)
                .map(there -> there.asText(name))
                .getOrElse(otherwise);
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

    List<JsonTree> items(String name) {
        return ifItems().getOrElseThrow(() -> wrong(name, "a list"));
    }

    Map<String, JsonTree> fields(String name) {
        return ifFields().getOrElseThrow(() -> wrong(name, "an object"));
    }

    boolean isNothing() {
        return value == null;
    }

    Option<String> ifText() {
        return value instanceof String text ? Option.some(text) : Option.none();
    }

    Option<Boolean> ifTruth() {
        return value instanceof Boolean truth ? Option.some(truth) : Option.none();
    }

    /** A whole number of a few digits. */
    Option<Long> ifWhole() {
        return value instanceof Digits digits && digits.text().matches("-?[0-9]{1,12}")
                ? Option.some(Long.parseLong(digits.text()))
                : Option.none();
    }

    Option<List<JsonTree>> ifItems() {
        if (value instanceof List<?> list) {
            List<JsonTree> items = new ArrayList<>();
            list.forEach(item -> items.add((JsonTree) item));
            return Option.some(items);
        }
        return Option.none();
    }

    Option<Map<String, JsonTree>> ifFields() {
        if (value instanceof Map<?, ?> map) {
            Map<String, JsonTree> fields = new LinkedHashMap<>();
            map.forEach((key, item) -> fields.put((String) key, (JsonTree) item));
            return Option.some(fields);
        }
        return Option.none();
    }

    private UnusableException wrong(String name, String expected) {
        return new UnusableException(
                "The field '" + name + "' should be " + expected + ", not " + Excerpt.of(this, 60) + ".");
    }

    // ---- how it is made ----

    @SuppressWarnings("unchecked") // Only objects are made with maps.
    JsonTree put(String name, JsonTree item) {
        ((Map<String, JsonTree>) filled()).put(name, item);
        return this;
    }

    JsonTree put(String name, String text) {
        return put(name, of(text));
    }

    JsonTree put(String name, long number) {
        return put(name, of(number));
    }

    JsonTree put(String name, boolean truth) {
        return put(name, of(truth));
    }

    JsonTree put(String name, double number) {
        return put(name, ofDigits(String.valueOf(Math.round(number * 10_000) / 10_000.0)));
    }

    @SuppressWarnings("unchecked") // Only arrays are made with lists.
    JsonTree add(JsonTree item) {
        ((List<JsonTree>) filled()).add(item);
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

    /** For people, and as the other programs do it: what is short stays on a line. */
    String readable() {
        StringBuilder text = new StringBuilder();
        readable("", 0, text);
        return text.append('\n').toString();
    }

    private void readable(String indent, int column, StringBuilder text) {
        String inline = spaced();
        boolean isShort = column + inline.length() <= WIDTH && !indent.isEmpty();
        if (isShort || inline.equals("[]") || inline.equals("{}") || "[{".indexOf(inline.charAt(0)) < 0) {
            text.append(inline);
            return;
        }
        String inner = indent + "  ";
        String separator = inline.charAt(0) + "\n";
        for (JsonTree item : ifItems().getOrElse(List::of)) {
            text.append(separator).append(inner);
            item.readable(inner, inner.length(), text);
            separator = ",\n";
        }
        for (Map.Entry<String, JsonTree> field : ifFields().getOrElse(Map::of).entrySet()) {
            String name = of(field.getKey()) + ": ";
            text.append(separator).append(inner).append(name);
            field.getValue().readable(inner, inner.length() + name.length(), text);
            separator = ",\n";
        }
        text.append('\n').append(indent).append(inline.charAt(inline.length() - 1));
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
                ((JsonTree) list.get(i)).write(text, comma, colon);
            }
            text.append(']');
        } else if (value instanceof Map<?, ?> map) {
            text.append('{');
            String separator = "";
            for (Map.Entry<?, ?> field : map.entrySet()) {
                text.append(separator);
                quote((String) field.getKey(), text);
                text.append(':').append(colon);
                ((JsonTree) field.getValue()).write(text, comma, colon);
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
