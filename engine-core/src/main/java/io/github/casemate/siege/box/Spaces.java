package io.github.casemate.siege.box;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * A set of spaces of one fort. Spaces are numbered from zero, front row first, left to right.
 *
 * @param mask one bit for each space
 */
public record Spaces(int mask) {

    /** No space. */
    public static final Spaces NONE = new Spaces(0);

    /**
     * {@return some spaces}
     *
     * @param spaces their numbers
     * @throws IllegalArgumentException if a set cannot hold one of the numbers
     */
    public static Spaces of(int... spaces) {
        int mask = 0;
        for (int space : spaces) {
            if (space < 0 || space >= Integer.SIZE) {
                throw new IllegalArgumentException("a set of spaces cannot hold space " + space);
            }
            mask |= 1 << space;
        }
        return new Spaces(mask);
    }

    /**
     * {@return whether a space is in the set}
     *
     * @param space its number
     */
    public boolean contains(int space) {
        return space >= 0 && space < Integer.SIZE && (mask >>> space & 1) == 1;
    }

    /** {@return how many spaces there are} */
    public int size() {
        return Integer.bitCount(mask);
    }

    /**
     * The spaces one by one.
     *
     * @return their numbers in rising order
     */
    public Seq<Integer> numbers() {
        return Array.range(0, Integer.SIZE).filter(this::contains);
    }

    /** Such as {@code {0, 2}}. */
    @Override
    public String toString() {
        return numbers().mkString("{", ", ", "}");
    }
}
