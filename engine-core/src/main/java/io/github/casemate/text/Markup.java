package io.github.casemate.text;

import java.util.ArrayDeque;
import java.util.Deque;

/**
 * HTML or SVG while it is written. Texts and the values of attributes are escaped, and what was opened is closed, so that
 * no name of a player becomes a part of a page. It is not a value: make one, fill it, and take its text.
 *
 * <pre>{@code
 * new Markup().open("p", "class", "note").text("two").close().toString()   // <p class="note">two</p>
 * }</pre>
 */
public final class Markup {

    private final StringBuilder written = new StringBuilder();
    private final Deque<String> open = new ArrayDeque<>();

    /** Begins with nothing. */
    public Markup() {}

    /**
     * Opens an element.
     *
     * @param name its name
     * @param attributes names and values in turn; an attribute with an empty value is left out
     * @return this
     */
    public Markup open(String name, String... attributes) {
        tag(name, attributes).append('>');
        open.push(name);
        return this;
    }

    /**
     * Writes an element without content.
     *
     * @param name its name
     * @param attributes names and values in turn; an attribute with an empty value is left out
     * @return this
     */
    public Markup empty(String name, String... attributes) {
        tag(name, attributes).append("/>");
        return this;
    }

    /**
     * Writes words.
     *
     * @param words any text
     * @return this
     */
    public Markup text(String words) {
        written.append(escaped(words));
        return this;
    }

    /**
     * Closes the element that was opened last.
     *
     * @return this
     */
    public Markup close() {
        written.append("</").append(open.pop()).append('>');
        return this;
    }

    private StringBuilder tag(String name, String... attributes) {
        written.append('<').append(name);
        for (int i = 0; i < attributes.length; i += 2) {
            if (!attributes[i + 1].isEmpty()) {
                written.append(' ')
                        .append(attributes[i])
                        .append("=\"")
                        .append(escaped(attributes[i + 1]))
                        .append('"');
            }
        }
        return written;
    }

    /**
     * {@return a text as HTML, safe between tags and within quotes}
     *
     * @param text any text
     */
    public static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    /** All that was written. */
    @Override
    public String toString() {
        return written.toString();
    }
}
