package io.github.casemate.battle.table;

import io.vavr.collection.Array;
import java.util.function.IntConsumer;

/**
 * A set of squares, four rows in a number, which documents can hold exactly in every language. It is walked in the order
 * a1, b1 ... l12.
 *
 * @param low rows 1 to 4: a bit for each square, a1 the lowest
 * @param middle rows 5 to 8
 * @param high rows 9 to 12
 */
public record Squares(long low, long middle, long high) {

    /** No square. */
    public static final Squares NONE = new Squares(0, 0, 0);

    private static final int PART = 4 * Square.WIDTH;
    private static final Array<Squares> EACH = Array.range(0, Square.COUNT).map(Squares::only);
    private static final Array<Squares> AROUND = Array.range(0, Square.COUNT).map(Squares::neighbours);

    /**
     * {@return the squares around one: eight, fewer at an edge}
     *
     * @param square the index of the square
     */
    public static Squares around(int square) {
        return AROUND.get(square);
    }

    private static Squares only(int square) {
        long bit = 1L << (square % PART);
        int part = square / PART;
        return new Squares(part == 0 ? bit : 0, part == 1 ? bit : 0, part == 2 ? bit : 0);
    }

    private static Squares neighbours(int square) {
        Squares all = NONE;
        for (int other = 0; other < Square.COUNT; other++) {
            int rows = Math.abs(Square.row(other) - Square.row(square));
            int columns = Math.abs(Square.column(other) - Square.column(square));
            all = Math.max(rows, columns) == 1 ? all.with(other) : all;
        }
        return all;
    }

    /**
     * {@return whether a square belongs to the set}
     *
     * @param square the index of the square
     */
    public boolean has(int square) {
        return (part(square / PART) >>> (square % PART) & 1) != 0;
    }

    /**
     * {@return the first square of the set from a place on, or -1 if there is none}
     *
     * @param from the place to begin at
     */
    public int next(int from) {
        for (int part = from / PART, start = from; part < 3; part++, start = part * PART) {
            long rest = part(part) >>> (start - part * PART);
            if (rest != 0) {
                return start + Long.numberOfTrailingZeros(rest);
            }
        }
        return -1;
    }

    /**
     * Does something for each square, in order.
     *
     * @param action what is done with the index of a square
     */
    public void forEach(IntConsumer action) {
        for (int square = next(0); square >= 0; square = next(square + 1)) {
            action.accept(square);
        }
    }

    /** {@return how many squares these are} */
    public int size() {
        return Long.bitCount(low) + Long.bitCount(middle) + Long.bitCount(high);
    }

    /** {@return whether there is none} */
    public boolean isEmpty() {
        return (low | middle | high) == 0;
    }

    /**
     * {@return the set with one square more}
     *
     * @param square the index of the square
     */
    public Squares with(int square) {
        return and(EACH.get(square));
    }

    /**
     * {@return the set without a square}
     *
     * @param square the index of the square
     */
    public Squares without(int square) {
        return outside(EACH.get(square));
    }

    /**
     * {@return the squares of both sets}
     *
     * @param other the other set
     */
    public Squares and(Squares other) {
        return new Squares(low | other.low, middle | other.middle, high | other.high);
    }

    /**
     * {@return the squares that both sets have in common}
     *
     * @param other the other set
     */
    public Squares within(Squares other) {
        return new Squares(low & other.low, middle & other.middle, high & other.high);
    }

    /**
     * {@return the squares of this set that the other does not have}
     *
     * @param other the other set
     */
    public Squares outside(Squares other) {
        return new Squares(low & ~other.low, middle & ~other.middle, high & ~other.high);
    }

    /** {@return the squares one by one, in order} */
    public Array<Square> toArray() {
        return Array.range(0, Square.COUNT).filter(this::has).map(Square::of);
    }

    private long part(int number) {
        return number == 0 ? low : number == 1 ? middle : high;
    }

    /** The names of the squares, in order. */
    @Override
    public String toString() {
        return toArray().mkString("{", " ", "}");
    }
}
