package io.github.casemate.fog.tile;

import io.vavr.collection.Array;

/**
 * A tile of 5 x 5 spaces, as it lies with its arrow pointing north; a start tile, as it lies in the north-west corner.
 * A tile may be wrong in any way until {@link TileCatalog#problem} has found nothing.
 *
 * @param id its name for programs, in kebab-case
 * @param name its name for people
 * @param rows the five rows from the north, a character for each space: {@code .} plains, {@code f} forest, {@code m}
 *     mountain, {@code ~} water, {@code L} lot
 */
public record Tile(String id, String name, Array<String> rows) {

    /** How many spaces a side of a tile has. */
    public static final int SIDE = 5;

    /** The base square of a start tile: a lot. */
    public static final char BASE = 'B';

    /**
     * {@return the character of a space when the tile has been turned}
     *
     * @param quarters how many quarter turns clockwise
     * @param row the row from the north
     * @param column the column from the west
     */
    public char symbol(int quarters, int row, int column) {
        int last = SIDE - 1;
        return switch (quarters & 3) {
            case 0 -> rows.get(row).charAt(column);
            case 1 -> rows.get(last - column).charAt(row);
            case 2 -> rows.get(last - row).charAt(last - column);
            default -> rows.get(column).charAt(last - row);
        };
    }

    /**
     * {@return the rows when the tile has been turned}
     *
     * @param quarters how many quarter turns clockwise
     */
    public Array<String> turned(int quarters) {
        return Array.range(0, SIDE)
                .map(row -> Array.range(0, SIDE)
                        .map(column -> symbol(quarters, row, column))
                        .mkString());
    }

    /**
     * {@return the ground of its 25 spaces when the tile has been turned, row by row, as ordinals of {@link Ground}}
     *
     * @param quarters how many quarter turns clockwise
     */
    public byte[] grounds(int quarters) {
        byte[] grounds = new byte[SIDE * SIDE];
        for (int i = 0; i < grounds.length; i++) {
            grounds[i] = (byte) Ground.read(symbol(quarters, i / SIDE, i % SIDE))
                    .getOrElse(Ground.WATER)
                    .ordinal();
        }
        return grounds;
    }
}
