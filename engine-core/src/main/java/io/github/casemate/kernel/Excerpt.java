package io.github.casemate.kernel;

import org.jspecify.annotations.Nullable;

/**
 * Text from an untrusted source in a form that a message may quote: short, on one line, and with nothing in it that a
 * terminal would obey.
 *
 * <p>A message quotes at most {@link #MOST} characters in all: one text {@linkplain #of(Object) alone}, or a
 * {@linkplain #part part} of each of up to three.
 */
public final class Excerpt {

    /** How many characters of untrusted text a message quotes in all. */
    public static final int MOST = 200;

    private static final int PART = 60;
    private static final String CUT = "...";

    private Excerpt() {}

    /**
     * As much of a text as may be quoted by a message that quotes nothing else.
     *
     * @param text the text, or an object whose text is quoted
     * @return its beginning, at most {@link #MOST} characters; with dots at its end if there was more
     */
    public static String of(@Nullable Object text) {
        return of(text, MOST);
    }

    /**
     * As much of a text as may be quoted by a message that quotes up to three. This is the usual case, since a message
     * often becomes part of another one, which adds the name of a file.
     *
     * @param text the text, or an object whose text is quoted
     * @return its beginning, at most 60 characters; with dots at its end if there was more
     */
    public static String part(@Nullable Object text) {
        return of(text, PART);
    }

    /**
     * The beginning of a text.
     *
     * <p>Control characters, line breaks, characters that change the direction of writing and unpaired surrogates are
     * written as in Java, such as {@code \n} and <code>&#92;u001b</code>. Nothing is cut in the middle of a character.
     * An object that throws when it is asked for its text is quoted by the name of its class.
     *
     * @param text the text, or an object whose text is quoted
     * @param most how many characters, including the dots
     * @return its beginning; with dots at its end if there was more
     * @throws IllegalArgumentException if there is not even room for the dots
     */
    public static String of(@Nullable Object text, int most) {
        if (most < CUT.length()) {
            throw new IllegalArgumentException("an excerpt has at least " + CUT.length() + " characters, not " + most);
        }
        String whole = told(text);
        StringBuilder quoted = new StringBuilder();
        int fits = 0;
        for (int i = 0; i < whole.length(); ) {
            int sign = whole.codePointAt(i);
            if (isPlain(sign)) {
                quoted.appendCodePoint(sign);
            } else {
                quoted.append(escaped(sign));
            }
            if (quoted.length() > most) {
                quoted.setLength(fits);
                return quoted.append(CUT).toString();
            }
            if (quoted.length() <= most - CUT.length()) {
                fits = quoted.length();
            }
            i += Character.charCount(sign);
        }
        return quoted.toString();
    }

    /**
     * {@return whether a text can be shown as it is: it has one line, and nothing in it that a terminal would obey}
     *
     * @param text a text
     */
    public static boolean isPlain(String text) {
        return text.codePoints().allMatch(Excerpt::isPlain);
    }

    /**
     * An object from an untrusted source may throw when it is asked for its text; then the name of its class has to do.
     */
    private static String told(@Nullable Object text) {
        try {
            // Not String.valueOf, which gives null for an object whose text is null.
            return "" + text;
        } catch (Throwable mute) {
            return text == null ? "null" : text.getClass().getName();
        }
    }

    private static boolean isPlain(int sign) {
        return switch (Character.getType(sign)) {
            case Character.CONTROL, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR, Character.SURROGATE ->
                false;
            case Character.FORMAT -> !turnsDirection(sign);
            default -> true;
        };
    }

    private static boolean turnsDirection(int sign) {
        return (sign >= 0x202A && sign <= 0x202E) || (sign >= 0x2066 && sign <= 0x2069);
    }

    private static String escaped(int sign) {
        return switch (sign) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            default -> String.format("\\u%04x", sign);
        };
    }
}
