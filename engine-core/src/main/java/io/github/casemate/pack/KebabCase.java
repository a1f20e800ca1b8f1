package io.github.casemate.pack;

import io.github.casemate.kernel.Excerpt;
import java.util.regex.Pattern;

/** How names that programs use are written: {@code turn-limit}. */
public final class KebabCase {

    /** The most characters of a name: nobody types more, and messages quote names in full. */
    public static final int LONGEST = 60;

    private static final Pattern NAME = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

    private KebabCase() {}

    /**
     * {@return whether a name is written in this way, and not too long}
     *
     * @param name the name
     */
    public static boolean is(String name) {
        // A long name would exhaust the stack of the pattern.
        return name.length() <= LONGEST && NAME.matcher(name).matches();
    }

    static String require(String what, String name) {
        if (!is(name)) {
            throw new IllegalArgumentException(what + " is kebab-case"
                    + (name.length() > LONGEST ? " of at most " + LONGEST + " characters" : "") + ", not '"
                    + Excerpt.part(name) + "'");
        }
        return name;
    }
}
