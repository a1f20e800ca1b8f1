package io.github.casemate.testkit.siege.rules;

import io.github.casemate.siege.box.Spaces;
import java.util.Set;
import java.util.TreeSet;

/**
 * A fort as text, the first row nearest the sea, rows parted by slashes. Knows the rules for picking stones as they
 * are written, and nothing of the engine: a space is found by counting the marks that are not tildes.
 */
record Drawing(String marks) {

    Drawing with(int space, char stone) {
        int place = place(space);
        return new Drawing(marks.substring(0, place) + stone + marks.substring(place + 1));
    }

    Drawing without(int space) {
        return with(space, '.');
    }

    Drawing without(Spaces set) {
        Drawing left = this;
        for (int space = 0; space < size(); space++) {
            left = set.contains(space) ? left.without(space) : left;
        }
        return left;
    }

    boolean allAre(char color, Spaces set) {
        for (int space = 0; space < size(); space++) {
            if (set.contains(space) && marks.charAt(place(space)) != color) {
                return false;
            }
        }
        return true;
    }

    /** ATK-7, RUL-1: one stone falls for each result while any can be picked. Every order of picking is tried. */
    Set<Integer> firstWave(char color, int results) {
        Set<Integer> sets = new TreeSet<>();
        pick(color, results, results, 0, sets);
        return sets;
    }

    /** ATK-10: any stone falls for each result. */
    Set<Integer> anyStones(int results) {
        int stones = 0;
        for (int space = 0; space < size(); space++) {
            stones |= marks.charAt(place(space)) == '.' ? 0 : 1 << space;
        }
        int fall = Math.min(results, Integer.bitCount(stones));
        Set<Integer> sets = new TreeSet<>();
        for (int set = 0; set <= stones; set++) {
            if ((set & ~stones) == 0 && Integer.bitCount(set) == fall) {
                sets.add(set);
            }
        }
        return sets;
    }

    private void pick(char color, int results, int left, int picked, Set<Integer> sets) {
        boolean done = true;
        for (int space = 0; left > 0 && space < size(); space++) {
            if (isPickable(space, color, results)) {
                without(space).pick(color, results, left - 1, picked | 1 << space, sets);
                done = false;
            }
        }
        if (done) {
            sets.add(picked);
        }
    }

    boolean isPickable(int space, char color, int results) {
        int place = place(space);
        return marks.charAt(place) == color && !isProtected(place) && group(place, marks.toCharArray()) <= results;
    }

    /** DEF-1: there is a stone nearer the sea in the same column, at any distance. */
    private boolean isProtected(int place) {
        for (int before = place - rowLength(); before >= 0; before -= rowLength()) {
            if (marks.charAt(before) != '.' && marks.charAt(before) != '~') {
                return true;
            }
        }
        return false;
    }

    /** DEF-2: how many stones of one colour touch each other, counted by taking them away one after the other. */
    private int group(int place, char[] rest) {
        char color = rest[place];
        rest[place] = '.';
        int size = 1;
        for (int next : new int[] {place - 1, place + 1, place - rowLength(), place + rowLength()}) {
            if (next >= 0 && next < rest.length && rest[next] == color) {
                size += group(next, rest);
            }
        }
        return size;
    }

    /** With the slash behind it, so that the last space of a row does not touch the first of the next. */
    private int rowLength() {
        int slash = marks.indexOf('/');
        return slash < 0 ? marks.length() + 1 : slash + 1;
    }

    private int size() {
        int size = 0;
        for (int place = 0; place < marks.length(); place++) {
            size += isSpace(place) ? 1 : 0;
        }
        return size;
    }

    private boolean isSpace(int place) {
        return marks.charAt(place) != '~' && marks.charAt(place) != '/';
    }

    private int place(int space) {
        int left = space;
        for (int place = 0; place < marks.length(); place++) {
            if (isSpace(place) && left-- == 0) {
                return place;
            }
        }
        throw new IllegalArgumentException("there is no space " + space + " in " + this);
    }

    @Override
    public String toString() {
        return marks;
    }
}
