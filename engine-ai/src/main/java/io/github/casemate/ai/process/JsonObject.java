package io.github.casemate.ai.process;

import io.github.casemate.ai.IllegalAnswerException;
import io.github.casemate.kernel.Excerpt;
import io.vavr.control.Option;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An answer: one object of JSON. Its texts and whole numbers can be asked for; everything else is read over, so that a
 * process may say more than it must.
 */
final class JsonObject {

    private static final Pattern NUMBER = Pattern.compile("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?");
    private static final Pattern WHOLE = Pattern.compile("-?[0-9]{1,18}");
    private static final Pattern WORD = Pattern.compile("true|false|null");

    private static final int DEEPEST = 100;

    private final String line;
    private final Map<String, String> texts = new HashMap<>();
    private final Map<String, Long> numbers = new HashMap<>();
    private int at;

    private JsonObject(String line) {
        this.line = line;
    }

    /** Reads a line; one that is not an object of JSON is not an answer. */
    static JsonObject read(String line) {
        JsonObject object = new JsonObject(line);
        object.blanks();
        object.object(0);
        if (object.at < line.length()) {
            throw object.wrong();
        }
        return object;
    }

    Option<String> text(String name) {
        return Option.of(texts.get(name));
    }

    Option<Long> number(String name) {
        return Option.of(numbers.get(name));
    }

    @Override
    public String toString() {
        return line;
    }

    private void object(int depth) {
        expect('{');
        if (next('}')) {
            return;
        }
        do {
            String name = string();
            blanks();
            expect(':');
            if (depth == 0 && at < line.length() && line.charAt(at) == '"') {
                texts.put(name, string());
                blanks();
            } else {
                int from = at;
                value(depth);
                String said = line.substring(from, at).strip();
                if (depth == 0 && WHOLE.matcher(said).matches()) {
                    numbers.put(name, Long.parseLong(said));
                }
            }
        } while (next(','));
        expect('}');
    }

    private void value(int depth) {
        char first = at < line.length() ? line.charAt(at) : 0;
        if (depth > DEEPEST) {
            throw wrong();
        } else if (first == '{') {
            object(depth + 1);
        } else if (first == '[') {
            array(depth + 1);
        } else if (first == '"') {
            string();
            blanks();
        } else if (!skip(NUMBER) && !skip(WORD)) {
            throw wrong();
        }
    }

    private void array(int depth) {
        expect('[');
        if (next(']')) {
            return;
        }
        do {
            value(depth);
        } while (next(','));
        expect(']');
    }

    private String string() {
        if (at >= line.length() || line.charAt(at) != '"') {
            throw wrong();
        }
        StringBuilder text = new StringBuilder();
        for (at++; at < line.length() && line.charAt(at) != '"'; at++) {
            char letter = line.charAt(at);
            if (letter < ' ') {
                throw wrong();
            }
            text.append(letter == '\\' ? escaped() : letter);
        }
        if (at >= line.length()) {
            throw wrong();
        }
        at++;
        return text.toString();
    }

    private char escaped() {
        at++;
        char letter = at < line.length() ? line.charAt(at) : 0;
        int plain = "\"\\/bfnrt".indexOf(letter);
        if (plain >= 0) {
            return "\"\\/\b\f\n\r\t".charAt(plain);
        }
        String digits = line.substring(Math.min(at + 1, line.length()), Math.min(at + 5, line.length()));
        if (letter != 'u' || !digits.matches("[0-9a-fA-F]{4}")) {
            throw wrong();
        }
        at += 4;
        return (char) Integer.parseInt(digits, 16);
    }

    private boolean skip(Pattern pattern) {
        Matcher matcher = pattern.matcher(line).region(at, line.length());
        if (!matcher.lookingAt()) {
            return false;
        }
        at = matcher.end();
        blanks();
        return true;
    }

    private boolean next(char wanted) {
        if (at < line.length() && line.charAt(at) == wanted) {
            at++;
            blanks();
            return true;
        }
        return false;
    }

    private void expect(char wanted) {
        if (!next(wanted)) {
            throw wrong();
        }
    }

    private void blanks() {
        while (at < line.length() && " \t\r".indexOf(line.charAt(at)) >= 0) {
            at++;
        }
    }

    private IllegalAnswerException wrong() {
        return new IllegalAnswerException(
                "the answer is not an object of JSON, from character " + (at + 1) + " on: " + Excerpt.of(line, 100));
    }
}
