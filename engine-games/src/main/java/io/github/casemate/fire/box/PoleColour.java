package io.github.casemate.fire.box;

import io.vavr.collection.Array;

/** The colours of the poles and of the faces of both dice. */
public enum PoleColour {
    /** Red. */
    RED,
    /** Orange. */
    ORANGE,
    /** Yellow. */
    YELLOW,
    /** Green. */
    GREEN,
    /** Blue. */
    BLUE,
    /** Purple. */
    PURPLE;

    /** All colours in order. */
    public static final Array<PoleColour> ALL = Array.of(values());
}
