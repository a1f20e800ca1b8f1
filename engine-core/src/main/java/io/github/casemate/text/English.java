package io.github.casemate.text;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Locale;

/** Small English words: numbers, lists, capitals. */
public final class English {

    private static final Array<String> NUMBERS = Array.of(
            "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve");

    private English() {}

    /**
     * {@return a number in words as far as people write it so: "three", but "17"}
     *
     * @param number the number
     */
    public static String number(int number) {
        return number >= 0 && number < NUMBERS.size() ? NUMBERS.get(number) : Integer.toString(number);
    }

    /**
     * {@return a number of things, such as "one coin" or "three coins"}
     *
     * @param number how many
     * @param thing what one of them is called
     */
    public static String count(int number, String thing) {
        return number(number) + " " + (number == 1 ? thing : many(thing));
    }

    /**
     * {@return a list such as "a, b and c"}
     *
     * @param parts its parts
     */
    public static String list(Seq<String> parts) {
        return list(parts, "and");
    }

    /**
     * {@return a list such as "a, b or c"}
     *
     * @param parts its parts
     * @param last the word before the last part
     */
    public static String list(Seq<String> parts, String last) {
        return parts.size() < 2 ? parts.mkString() : parts.init().mkString(", ") + " " + last + " " + parts.last();
    }

    /**
     * {@return the same with a capital at the beginning}
     *
     * @param text any text
     */
    public static String capital(String text) {
        return text.isEmpty() ? text : text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
    }

    /**
     * {@return the words of a name in camel case: "BottlesFound" becomes "bottles found"; and those of a constant:
     * "SECOND_WAVE" becomes "second wave"}
     *
     * @param name the name
     */
    public static String apart(String name) {
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", " ").replace('_', ' ').toLowerCase(Locale.ROOT);
    }

    private static String many(String thing) {
        if (thing.endsWith("die")) {
            return thing.substring(0, thing.length() - "die".length()) + "dice";
        }
        return thing.endsWith("y") ? thing.substring(0, thing.length() - 1) + "ies" : thing + "s";
    }
}
