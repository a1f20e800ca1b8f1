package io.github.casemate.pack;

import io.github.casemate.kernel.Excerpt;
import java.util.regex.Pattern;

/** Names that programs use. */
final class Names {

    private static final Pattern KEBAB_CASE = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

    private Names() {}

    static String requireKebabCase(String what, String name) {
        if (!KEBAB_CASE.matcher(name).matches()) {
            throw new IllegalArgumentException(what + " is kebab-case, not '" + Excerpt.part(name) + "'");
        }
        return name;
    }
}
