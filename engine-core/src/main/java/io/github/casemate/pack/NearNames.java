package io.github.casemate.pack;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;

/** What a person may have meant by a name that does not exist. */
public final class NearNames {

    /** No name of ours is longer, and the time to compare grows with both lengths. */
    private static final int LONGEST = 100;

    private NearNames() {}

    /**
     * {@return the known name that is nearest to a typed one, unless all are far away}
     *
     * @param typed what somebody typed
     * @param known the names that there are
     */
    public static Option<String> to(String typed, Iterable<String> known) {
        if (typed.length() > LONGEST) {
            return Option.none();
        }
        String wanted = typed.toLowerCase(Locale.ROOT);
        int far = Math.max(1, wanted.length() / 3);
        return Array.ofAll(known)
                .map(name -> new Candidate(name, distance(wanted, name.toLowerCase(Locale.ROOT))))
                .filter(candidate -> candidate.distance() <= far)
                .minBy(Candidate::distance)
                .map(Candidate::name);
    }

    /**
     * {@return a question to add to a sentence, such as {@code " (Did you mean 'normal'?)"}; empty if all names are far
     * away}
     *
     * @param typed what somebody typed
     * @param known the names that there are
     */
    public static String hint(String typed, Iterable<String> known) {
        return to(typed, known).map(name -> " (Did you mean '" + name + "'?)").getOrElse("");
    }

    /** All names, the nearest first. */
    static Array<String> sorted(String typed, Array<String> known) {
        String wanted = cut(typed);
        return known.sortBy(name -> distance(wanted, cut(name)));
    }

    private static String cut(String text) {
        return text.substring(0, Math.min(LONGEST, text.length())).toLowerCase(Locale.ROOT);
    }

    private record Candidate(String name, int distance) {}

    /** How many characters have to be inserted, deleted, changed, or swapped with their neighbour. */
    private static int distance(String from, String to) {
        int[][] steps = new int[from.length() + 1][to.length() + 1];
        for (int i = 0; i <= from.length(); i++) {
            for (int j = 0; j <= to.length(); j++) {
                if (i == 0 || j == 0) {
                    steps[i][j] = i + j;
                    continue;
                }
                int change = from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1;
                steps[i][j] = Math.min(steps[i - 1][j - 1] + change, 1 + Math.min(steps[i - 1][j], steps[i][j - 1]));
                boolean swapped = i > 1
                        && j > 1
                        && from.charAt(i - 1) == to.charAt(j - 2)
                        && from.charAt(i - 2) == to.charAt(j - 1);
                if (swapped) {
                    steps[i][j] = Math.min(steps[i][j], steps[i - 2][j - 2] + 1);
                }
            }
        }
        return steps[from.length()][to.length()];
    }
}
