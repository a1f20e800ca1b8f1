package io.github.casemate.pack;

import io.github.casemate.kernel.Excerpt;
import java.util.regex.Pattern;

/** Names that programs use. */
final class Names {

    private static final Pattern KEBAB_CASE = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

    /** Nobody types more, and messages quote names in full. */
    private static final int LONGEST = 60;

    private Names() {}

    static String requireKebabCase(String what, String name) {
        // A long name would exhaust the stack of the pattern.
        if (name.length() > LONGEST || !KEBAB_CASE.matcher(name).matches()) {
            throw new IllegalArgumentException(what + " is kebab-case"
                    + (name.length() > LONGEST ? " of at most " + LONGEST + " characters" : "") + ", not '"
                    + Excerpt.part(name) + "'");
        }
        return name;
    }
}
