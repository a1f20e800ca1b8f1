package io.github.casemate.fire.box;

import io.vavr.collection.Array;

/**
 * A building, turned or mirrored in one way (SIT-2), with the places of the island whose ground fits it. Each of its
 * cells has the set of the codes of bricks that match there: a brick matches if it lies within one group of one level.
 */
public final class BuildingForm {

    private final int[][] cells;
    private final long[][] codes;
    private final int width;
    private final int height;
    private final long[] fits;
    private final Array<Brick> originals;

    BuildingForm(int width, int height, int[][] cells, long[][] codes, long[] fits, Array<Brick> originals) {
        this.width = width;
        this.height = height;
        this.cells = cells;
        this.codes = codes;
        this.fits = fits;
        this.originals = originals;
    }

    /** {@return how many columns it covers} */
    public int width() {
        return width;
    }

    /** {@return how many rows it covers} */
    public int height() {
        return height;
    }

    /** {@return how many levels it has} */
    public int levels() {
        return cells.length;
    }

    /**
     * {@return how many cells a level has}
     *
     * @param level the level, from zero
     */
    public int size(int level) {
        return codes[level].length;
    }

    /**
     * {@return the column of a cell, counted from the north-west corner of the form}
     *
     * @param level the level, from zero
     * @param cell the cell, from zero
     */
    public int dx(int level, int cell) {
        return cells[level][2 * cell];
    }

    /**
     * {@return the row of a cell, counted from the north-west corner of the form}
     *
     * @param level the level, from zero
     * @param cell the cell, from zero
     */
    public int dy(int level, int cell) {
        return cells[level][2 * cell + 1];
    }

    /**
     * {@return the codes of brick cells that match, as a set of bits}
     *
     * @param level the level, from zero
     * @param cell the cell, from zero
     */
    public long codes(int level, int cell) {
        return codes[level][cell];
    }

    /**
     * {@return whether the ground fits (SIT-2, SIT-4); of a building that stands on others, whether it is on the map}
     *
     * @param x the column of the north-west corner
     * @param y its row
     */
    public boolean fits(int x, int y) {
        return Grid.has(fits, x, y);
    }

    /**
     * {@return the places of a row where the ground fits, as a set of bits}
     *
     * @param y the row of the north-west corner
     */
    public long fits(int y) {
        return fits[y];
    }

    /** {@return the bricks of an original building of this form, at the north-west corner of the island (RUL-1)} */
    public Array<Brick> originals() {
        return originals;
    }
}
