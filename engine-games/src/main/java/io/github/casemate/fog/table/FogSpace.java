package io.github.casemate.fog.table;

import io.github.casemate.pack.WrittenAs;
import io.vavr.collection.Array;

/**
 * One of the squares of a tile, named by its column letter and its row number: {@code m13} is the lighthouse of a 5 x 5
 * board. Columns go from {@code a} in the west to {@code z} and on to {@code A}, rows from 1 in the north.
 *
 * <p>The index is row times 32 plus column. No board is wider than 30 spaces; so the spaces around a board have indices,
 * too, and can hold water.
 *
 * @param index its place in the arrays of a table
 */
public record FogSpace(int index) implements Comparable<FogSpace>, WrittenAs<String> {

    /** What separates the indices of a space and its southern neighbour. */
    public static final int ROW = 32;

    private static final String COLUMNS = "abcdefghijklmnopqrstuvwxyzABCD";
    private static final FogSpace[] ALL =
            Array.range(0, ROW * ROW).map(index -> new FogSpace(index)).toJavaArray(FogSpace[]::new);

    /**
     * Makes a space.
     *
     * @param index its place in the arrays of a table
     * @throws IllegalArgumentException if no table has this place
     */
    public FogSpace {
        if (index < 0 || index >= ROW * ROW) {
            throw new IllegalArgumentException("no space has the index " + index);
        }
    }

    /**
     * Reads a space.
     *
     * @param name such as {@code m13}
     * @throws IllegalArgumentException if no space has this name
     */
    public FogSpace(String name) {
        this(of(name).index);
    }

    /**
     * {@return the space with this index; always the same instance}
     *
     * @param index the index
     */
    public static FogSpace of(int index) {
        return ALL[index];
    }

    /**
     * {@return the space with this name}
     *
     * @param name such as {@code m13}
     * @throws IllegalArgumentException if no space has this name
     */
    public static FogSpace of(String name) {
        int column = name.matches("[a-zA-D]([1-9]|[12][0-9]|30)") ? COLUMNS.indexOf(name.charAt(0)) : -1;
        if (column < 0) {
            throw new IllegalArgumentException("'" + name + "' is not a space; one is called m13, for example");
        }
        return of(Integer.parseInt(name.substring(1)) * ROW + column);
    }

    /** {@return its name} */
    @Override
    public String written() {
        return toString();
    }

    /** {@return its row: 1 in the north} */
    public int row() {
        return index / ROW;
    }

    /** {@return its column: 0 in the west} */
    public int column() {
        return index % ROW;
    }

    /**
     * {@return the neighbouring space}
     *
     * @param heading where it lies
     */
    public FogSpace to(Compass heading) {
        return of(index + heading.step());
    }

    @Override
    public int compareTo(FogSpace other) {
        return Integer.compare(index, other.index);
    }

    /** Its name, such as {@code m13}. */
    @Override
    public String toString() {
        return column() < COLUMNS.length() ? COLUMNS.charAt(column()) + String.valueOf(row()) : "sea " + index;
    }
}
