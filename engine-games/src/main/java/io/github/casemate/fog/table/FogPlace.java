package io.github.casemate.fog.table;

import io.github.casemate.pack.WrittenAs;
import io.vavr.collection.Array;

/**
 * One of the squares of the board that hold a tile, named by its column letter and its row number: {@code A1} lies in the
 * north-west.
 *
 * @param index row times 8 plus column, so that a set of places fits into 64 bits in board order
 */
public record FogPlace(int index) implements WrittenAs<String> {

    /** What separates the indices of a place and its southern neighbour. */
    public static final int ROW = 8;

    private static final FogPlace[] ALL =
            Array.range(0, ROW * ROW).map(index -> new FogPlace(index)).toJavaArray(FogPlace[]::new);

    /**
     * Makes a place.
     *
     * @param index row times 8 plus column
     * @throws IllegalArgumentException if no board has this place
     */
    public FogPlace {
        if (index < 0 || index >= ROW * ROW) {
            throw new IllegalArgumentException("no place has the index " + index);
        }
    }

    /**
     * Reads a place.
     *
     * @param name such as {@code A1}
     * @throws IllegalArgumentException if no place has this name
     */
    public FogPlace(String name) {
        this(of(name).index);
    }

    /**
     * {@return the place with this index; always the same instance}
     *
     * @param index the index
     */
    public static FogPlace of(int index) {
        return ALL[index];
    }

    /**
     * {@return the place with this name}
     *
     * @param name such as {@code A1}
     * @throws IllegalArgumentException if no place has this name
     */
    public static FogPlace of(String name) {
        if (!name.matches("[A-F][1-6]")) {
            throw new IllegalArgumentException("'" + name + "' is not a place; one is called A1, for example");
        }
        return of((name.charAt(1) - '1') * ROW + name.charAt(0) - 'A');
    }

    /** {@return its name} */
    @Override
    public String written() {
        return toString();
    }

    /** {@return its row: 0 in the north} */
    public int row() {
        return index / ROW;
    }

    /** {@return its column: 0 in the west} */
    public int column() {
        return index % ROW;
    }

    /** Its name, such as {@code A1}. */
    @Override
    public String toString() {
        return (char) ('A' + column()) + String.valueOf(row() + 1);
    }
}
