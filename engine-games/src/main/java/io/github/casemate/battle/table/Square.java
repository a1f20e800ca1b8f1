package io.github.casemate.battle.table;

import io.vavr.collection.Array;

/**
 * A square of the Island, named as in chess: columns a to l and rows 1 to 12 as the first seat sees them (SET-1).
 *
 * @param index its place in the order a1, b1 ... l1, a2 ... l12, from 0
 */
public record Square(int index) {

    /** How many rows there are, and how many columns. */
    public static final int WIDTH = 12;

    /** How many squares there are. */
    public static final int COUNT = WIDTH * WIDTH;

    private static final Array<Square> ALL = Array.range(0, COUNT).map(Square::new);

    /**
     * Refuses what is not on the Island.
     *
     * @param index its place
     * @throws IllegalArgumentException if there is no such place
     */
    public Square {
        if (index < 0 || index >= COUNT) {
            throw new IllegalArgumentException("squares have places from 0 to " + (COUNT - 1) + ", not " + index);
        }
    }

    /**
     * {@return a square by its place}
     *
     * @param index the place, from 0
     */
    public static Square of(int index) {
        return ALL.get(index);
    }

    /**
     * {@return a square by its name, such as c4}
     *
     * @param name the name
     * @throws IllegalArgumentException if no square has this name
     */
    public static Square named(String name) {
        return ALL.find(square -> square.toString().equals(name))
                .getOrElseThrow(() -> new IllegalArgumentException("'" + name + "' is not a square of the Island"));
    }

    /**
     * {@return the row of a square, from 0}
     *
     * @param index the place of the square
     */
    public static int row(int index) {
        return index / WIDTH;
    }

    /**
     * {@return the column of a square, from 0}
     *
     * @param index the place of the square
     */
    public static int column(int index) {
        return index % WIDTH;
    }

    /** The name of the square. */
    @Override
    public String toString() {
        return (char) ('a' + column(index)) + String.valueOf(row(index) + 1);
    }
}
