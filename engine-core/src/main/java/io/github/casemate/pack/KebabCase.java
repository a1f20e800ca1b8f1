package io.github.casemate.pack;

import io.github.casemate.kernel.Excerpt;
import java.util.regex.Pattern;

/** Names that programs use. */
final class KebabCase {

    private static final Pattern PATTERN = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

    private KebabCase() {}

    static String require(String what, String name) {
        if (!PATTERN.matcher(name).matches()) {
            throw new IllegalArgumentException(what + " is kebab-case, not '" + Excerpt.part(name) + "'");
        }
        return name;
    }
}
