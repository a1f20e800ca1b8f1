package io.github.casemate.pack;

import io.github.casemate.kernel.Excerpt;
import java.util.regex.Pattern;

/** How names that programs use are written: {@code turn-limit}. */
public final class KebabCase {

    private static final Pattern NAME = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

    private KebabCase() {}

    /**
     * {@return whether a name is written in this way}
     *
     * @param name the name
     */
    public static boolean is(String name) {
        return NAME.matcher(name).matches();
    }

    static String require(String what, String name) {
        if (!is(name)) {
            throw new IllegalArgumentException(what + " is kebab-case, not '" + Excerpt.part(name) + "'");
        }
        return name;
    }
}
