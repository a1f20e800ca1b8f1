package io.github.casemate.fire.box;

/**
 * Sets of cells of an island. A set is an array with one {@code long} for each row; bit x of row y is the cell (x,y).
 * Sets that somebody else may hold are never changed: each method makes a new array.
 */
public final class Grid {

    /** The most columns of an island, so that a row and a step beyond its end fit in a {@code long}. */
    public static final int MOST_COLUMNS = 60;

    private Grid() {}

    /**
     * {@return the cells that have a cell of a set beside them, north, east, south or west}
     *
     * @param cells the set; cells beyond the eastern edge may come out and are left to the caller to remove
     */
    public static long[] beside(long[] cells) {
        int last = cells.length - 1;
        long[] near = new long[cells.length];
        for (int y = 0; y <= last; y++) {
            near[y] = (cells[y] << 1) | (cells[y] >>> 1) | (y > 0 ? cells[y - 1] : 0) | (y < last ? cells[y + 1] : 0);
        }
        return near;
    }

    /**
     * {@return a row, moved so that bit x tells of the cell dx to the east of x}
     *
     * @param row the row
     * @param dx how far to the east to look; negative for west
     */
    public static long eastOf(long row, int dx) {
        return dx >= 0 ? row >>> dx : row << -dx;
    }

    /**
     * {@return whether a cell is in a set; no cell beyond the edges is}
     *
     * @param cells the set
     * @param x the column
     * @param y the row
     */
    public static boolean has(long[] cells, int x, int y) {
        return y >= 0 && y < cells.length && x >= 0 && ((cells[y] >>> x) & 1) != 0;
    }

    /**
     * {@return whether two sets have a cell in common}
     *
     * @param one a set
     * @param other another
     */
    public static boolean meet(long[] one, long[] other) {
        for (int y = 0; y < one.length; y++) {
            if ((one[y] & other[y]) != 0) {
                return true;
            }
        }
        return false;
    }
}
