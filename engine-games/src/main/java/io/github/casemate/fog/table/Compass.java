package io.github.casemate.fog.table;

import io.vavr.collection.Array;

/** BRD-2: where a neighbour lies. The four straight ones come first, in the order north, east, south, west. */
public enum Compass {
    /** Up on the page. */
    NORTH("n", -FogSpace.ROW),
    /** To the right. */
    EAST("e", 1),
    /** Down. */
    SOUTH("s", FogSpace.ROW),
    /** To the left. */
    WEST("w", -1),
    /** Diagonal; RUL-5: only for fights, and only in a variant. */
    NORTH_EAST("ne", 1 - FogSpace.ROW),
    /** Diagonal. */
    SOUTH_EAST("se", 1 + FogSpace.ROW),
    /** Diagonal. */
    SOUTH_WEST("sw", FogSpace.ROW - 1),
    /** Diagonal. */
    NORTH_WEST("nw", -FogSpace.ROW - 1);

    /** The four straight headings. */
    public static final Array<Compass> STRAIGHT = Array.of(NORTH, EAST, SOUTH, WEST);

    private final String text;
    private final int step;

    Compass(String text, int step) {
        this.text = text;
        this.step = step;
    }

    /** {@return its short name, such as {@code n}} */
    public String text() {
        return text;
    }

    /** {@return what has to be added to the index of a space to come to its neighbour} */
    public int step() {
        return step;
    }
}
