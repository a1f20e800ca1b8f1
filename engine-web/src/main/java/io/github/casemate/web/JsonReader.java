package io.github.casemate.web;

/** Reads JSON, of any content but not of any size: a file from a stranger is refused, with the place, and never hangs. */
final class JsonReader {

    private static final int LONGEST = 4_000_000;
    private static final int DEEPEST = 50;

    private final String text;
    private int at;

    JsonReader(String text) {
        this.text = text;
    }

    JsonTree whole() {
        if (text.length() > LONGEST) {
            throw new UnusableException("This is too long to be a saved match: " + text.length() + " characters.");
        }
        JsonTree value = value(0);
        if (at < text.length()) {
            throw wrong();
        }
        return value;
    }

    private JsonTree value(int depth) {
        blanks();
        char first = at < text.length() ? text.charAt(at) : 0;
        JsonTree value = switch (first) {
            case '{' -> object(depth + 1);
            case '[' -> array(depth + 1);
            case '"' -> JsonTree.of(string());
            case 't' -> word("true", JsonTree.of(true));
            case 'f' -> word("false", JsonTree.of(false));
            case 'n' -> word("null", JsonTree.nothing());
            default -> digits();
        };
        blanks();
        return value;
    }

    private JsonTree object(int depth) {
        JsonTree object = JsonTree.object();
        enter(depth);
        if (next('}')) {
            return object;
        }
        do {
            blanks();
            String name = string();
            blanks();
            expect(':');
            if (object.field(name).isDefined()) {
                throw new UnusableException("The field '" + name + "' is there twice.");
            }
            object.put(name, value(depth));
        } while (next(','));
        expect('}');
        return object;
    }

    private JsonTree array(int depth) {
        JsonTree array = JsonTree.array();
        enter(depth);
        if (next(']')) {
            return array;
        }
        do {
            array.add(value(depth));
        } while (next(','));
        expect(']');
        return array;
    }

    private void enter(int depth) {
        if (depth > DEEPEST) {
            throw wrong();
        }
        at++;
        blanks();
    }

    private JsonTree word(String word, JsonTree meaning) {
        if (!text.startsWith(word, at)) {
            throw wrong();
        }
        at += word.length();
        return meaning;
    }

    private JsonTree digits() {
        int from = at;
        while (at < text.length() && "+-.0123456789eE".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
        String digits = text.substring(from, at);
        if (!digits.matches("-?(?:0|[1-9][0-9]*)(?:\\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")) {
            throw wrong();
        }
        return JsonTree.ofDigits(digits);
    }

    private String string() {
        expect('"');
        StringBuilder read = new StringBuilder();
        while (at < text.length() && text.charAt(at) != '"') {
            char letter = text.charAt(at);
            if (letter < ' ') {
                throw wrong();
            }
            read.append(letter == '\\' ? escaped() : letter);
            at++;
        }
        expect('"');
        return read.toString();
    }

    private char escaped() {
        at++;
        char letter = at < text.length() ? text.charAt(at) : 0;
        int plain = "\"\\/bfnrt".indexOf(letter);
        if (plain >= 0) {
            return "\"\\/\b\f\n\r\t".charAt(plain);
        }
        String digits = text.substring(Math.min(at + 1, text.length()), Math.min(at + 5, text.length()));
        if (letter != 'u' || !digits.matches("[0-9a-fA-F]{4}")) {
            throw wrong();
        }
        at += 4;
        return (char) Integer.parseInt(digits, 16);
    }

    private boolean next(char wanted) {
        if (at < text.length() && text.charAt(at) == wanted) {
            at++;
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
        while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
            at++;
        }
    }

    private UnusableException wrong() {
        return new UnusableException("This is not JSON, from character " + (at + 1) + " on.");
    }
}
