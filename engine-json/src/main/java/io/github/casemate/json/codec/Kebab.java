package io.github.casemate.json.codec;

import java.util.Locale;

/** Names as they are written in files. */
final class Kebab {

    private Kebab() {}

    /** {@code TURN_LIMIT} is {@code turn-limit}. */
    static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** {@code StoneColor} is {@code stone color}. */
    static String words(String name) {
        return name.replaceAll("(?<!^)(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    }
}
