package io.github.casemate.siege.table;

import io.github.casemate.siege.box.StoneColor;
import org.jspecify.annotations.Nullable;

/**
 * The stones of a fort: at most one on each space (LAW-11).
 *
 * @param packed sixteen bits for each colour, one for each space; made and read by the methods here
 */
public record Wall(long packed) {

    /** A fort without stones. */
    public static final Wall EMPTY = new Wall(0);

    private static final int BITS = 16;
    private static final int MASK = (1 << BITS) - 1;

    /**
     * The spaces with a stone of a colour.
     *
     * @param color the colour
     * @return a mask of spaces
     */
    public int mask(StoneColor color) {
        return (int) (packed >>> (color.ordinal() * BITS)) & MASK;
    }

    /**
     * The spaces with a stone of any colour.
     *
     * @return a mask of spaces
     */
    public int mask() {
        long half = packed | packed >>> (2 * BITS);
        return (int) (half | half >>> BITS) & MASK;
    }

    /**
     * The stone on a space.
     *
     * @param space the space
     * @return its colour, or null if the space is empty
     */
    public @Nullable StoneColor at(int space) {
        for (int i = 0; i < StoneColor.count(); i++) {
            if ((packed >>> (i * BITS + space) & 1) == 1) {
                return StoneColor.at(i);
            }
        }
        return null;
    }

    /**
     * {@return whether there is a stone on a space}
     *
     * @param space the space
     */
    public boolean isFilled(int space) {
        return (mask() >>> space & 1) == 1;
    }

    /**
     * How many stones there are.
     *
     * @return the number of filled spaces
     */
    public int count() {
        return Long.bitCount(packed);
    }

    /**
     * {@return how many stones of a colour there are}
     *
     * @param color the colour
     */
    public int count(StoneColor color) {
        return Integer.bitCount(mask(color));
    }

    /**
     * This wall with one more stone.
     *
     * @param space an empty space
     * @param color the stone's colour
     * @return the larger wall
     * @throws IllegalArgumentException if there is already a stone on the space
     */
    public Wall plus(int space, StoneColor color) {
        if (isFilled(space)) {
            throw new IllegalArgumentException("LAW-11: there is a stone on space " + space + " already");
        }
        return new Wall(packed | 1L << (color.ordinal() * BITS + space));
    }

    /**
     * This wall without the stone on a space.
     *
     * @param space the space
     * @return the smaller wall, or the same if the space was empty
     */
    public Wall minus(int space) {
        return new Wall(packed & ~(0x0001_0001_0001_0001L << space));
    }

    /** The stones by space, such as {@code {0: BLACK, 2: GRAY}}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("{");
        for (int space = 0; space < BITS; space++) {
            StoneColor color = at(space);
            if (color != null) {
                text.append(text.length() > 1 ? ", " : "")
                        .append(space)
                        .append(": ")
                        .append(color);
            }
        }
        return text.append('}').toString();
    }
}
