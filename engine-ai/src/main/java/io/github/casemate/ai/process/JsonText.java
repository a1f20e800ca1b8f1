package io.github.casemate.ai.process;

/** An object of JSON while it is written: ASCII, in one line, without blanks between its parts. */
final class JsonText {

    private final StringBuilder text = new StringBuilder("{");

    JsonText() {}

    JsonText(String type) {
        put("type", type);
    }

    JsonText put(String name, String value) {
        return raw(name, quoted(value));
    }

    JsonText put(String name, long value) {
        return raw(name, Long.toString(value));
    }

    /** A value that is JSON already. */
    JsonText raw(String name, String json) {
        text.append(text.length() == 1 ? "" : ",")
                .append(quoted(name))
                .append(':')
                .append(json);
        return this;
    }

    @Override
    public String toString() {
        return text + "}";
    }

    static String quoted(String value) {
        StringBuilder quoted = new StringBuilder("\"");
        for (int i = 0; i < value.length(); i++) {
            char letter = value.charAt(i);
            if (letter == '"' || letter == '\\') {
                quoted.append('\\').append(letter);
            } else if (letter < ' ' || letter > '~') {
                quoted.append(String.format("\\u%04x", (int) letter));
            } else {
                quoted.append(letter);
            }
        }
        return quoted.append('"').toString();
    }
}
