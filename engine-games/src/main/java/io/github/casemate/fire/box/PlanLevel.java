package io.github.casemate.fire.box;

import io.vavr.collection.Array;

/** A level of a building with its groups: all {@code #} are group 1, and each Bridge and each Roof is a group (SIT-1). */
final class PlanLevel {

    private final Array<String> rows;
    private final int[][] groups;

    private PlanLevel(Array<String> rows, int[][] groups) {
        this.rows = rows;
        this.groups = groups;
    }

    static PlanLevel of(Array<String> rows) {
        int[][] groups = new int[rows.size()][rows.head().length()];
        int next = 2;
        for (int y = 0; y < groups.length; y++) {
            for (int x = 0; x < groups[y].length; x++) {
                char drawn = rows.get(y).charAt(x);
                int size = drawn == 'B' ? 3 : drawn == 'R' ? 2 : 0;
                if (drawn == '#') {
                    groups[y][x] = 1;
                } else if (size > 0 && groups[y][x] == 0 && x + size <= groups[y].length) {
                    for (int part = 0; part < size; part++) {
                        groups[y][x + part] = next;
                    }
                    next++;
                }
            }
        }
        return new PlanLevel(rows, groups);
    }

    /** {@return what is drawn at a cell} */
    char kind(int x, int y) {
        return rows.get(y).charAt(x);
    }

    /** {@return the number of the group at a cell; 0 if the cell is not part of the building} */
    int group(int x, int y) {
        return groups[y][x];
    }

    /** {@return whether a cell is the middle of a Bridge} */
    boolean isOpening(int x, int y) {
        return kind(x, y) == 'B'
                && x > 0
                && x + 1 < groups[y].length
                && groups[y][x - 1] == groups[y][x]
                && groups[y][x + 1] == groups[y][x];
    }
}
