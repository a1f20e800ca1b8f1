package io.github.casemate.json;

import io.github.casemate.kernel.SplitMix64;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Damages a text, as lines, editors and people who look for holes do. */
final class TextMutations {

    private static final Pattern NUMBER = Pattern.compile("(?<=[:,\\[ ])-?\\d+(?=[,}\\] \\n])");
    private static final Pattern NAME = Pattern.compile("\"[A-Za-z0-9]+\": ?(?=.)");
    private static final Pattern VALUE = Pattern.compile("(?<=[:,\\[])[\"\\[{0-9]");

    private static final List<String> NUMBERS = List.of(
            "1e999",
            "-1e999",
            "1e-400",
            "1" + "0".repeat(400),
            "1" + "0".repeat(28),
            "-0",
            "0.0",
            "2147483647",
            "2147483648",
            "-2147483649",
            "9223372036854775807",
            "9223372036854775808",
            "00",
            "NaN",
            "1.5");

    private static final List<String> PIECES = List.of(
            "\ud800",
            "\udc00",
            "\ud83d\ude00",
            "\u0000",
            "\u0007",
            "\ufeff",
            "\u2028",
            "\u200f",
            "\u00e4",
            "\\ud800",
            "\\u0000",
            "\\",
            "\"",
            "'",
            "{",
            "}",
            "[",
            "]",
            ",",
            ":",
            "//",
            "\n",
            "null",
            "true",
            "-",
            "e5",
            "[".repeat(70),
            "{\"a\":".repeat(70),
            "[[[[]]]]",
            "x".repeat(3_000));

    private final SplitMix64 random;

    TextMutations(SplitMix64 random) {
        this.random = random;
    }

    String changed(String text) {
        int at = random.nextInt(text.length());
        return switch (random.nextInt(9)) {
            case 0 -> text.substring(0, at);
            case 1 -> text.substring(at);
            case 2 -> text.substring(0, at) + one(PIECES) + text.substring(at);
            case 3 -> text.substring(0, at) + one(PIECES) + text.substring(at + 1);
            case 4 ->
                text.substring(0, at) + (char) (text.charAt(at) ^ 1 << random.nextInt(8)) + text.substring(at + 1);
            case 5 -> at(text, NUMBER, (number, rest) -> one(NUMBERS) + rest.substring(number.length()));
            case 6 -> at(text, NAME, (name, rest) -> name + "1," + rest);
            case 7 -> at(text, VALUE, (mark, rest) -> "[".repeat(40) + rest);
            default -> text.substring(0, at) + text.substring(Math.min(text.length(), at + 1 + random.nextInt(20)));
        };
    }

    /** The same for bytes, which need not be text any more. */
    byte[] changed(byte[] bytes) {
        byte[] changed = bytes.clone();
        for (int flips = 1 + random.nextInt(3); flips > 0; flips--) {
            changed[random.nextInt(changed.length)] ^= (byte) (1 << random.nextInt(8));
        }
        return changed;
    }

    private interface Change {
        String of(String found, String fromThereOn);
    }

    /** Changes a place that looks like something. */
    private String at(String text, Pattern pattern, Change change) {
        List<MatchResult> found = pattern.matcher(text).results().toList();
        if (found.isEmpty()) {
            return text;
        }
        MatchResult place = found.get(random.nextInt(found.size()));
        return text.substring(0, place.start()) + change.of(place.group(), text.substring(place.start()));
    }

    private <T> T one(List<T> all) {
        return all.get(random.nextInt(all.size()));
    }
}
