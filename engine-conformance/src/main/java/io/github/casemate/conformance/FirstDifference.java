package io.github.casemate.conformance;

import io.github.casemate.kernel.Excerpt;

/** Where two texts begin to differ, for people. */
final class FirstDifference {

    private FirstDifference() {}

    static String of(String stored, String now) {
        String[] old = stored.split("\n", -1);
        String[] fresh = now.split("\n", -1);
        int line = 0;
        while (line < old.length && line < fresh.length && old[line].equals(fresh[line])) {
            line++;
        }
        return "line " + (line + 1) + ", was '" + at(old, line) + "', is '" + at(fresh, line) + "'";
    }

    private static String at(String[] lines, int line) {
        return line < lines.length ? Excerpt.of(lines[line]) : "(the end)";
    }
}
