package io.github.casemate.siege.box;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What a side of an attack die shows, in the order in which faces are always listed. */
public enum Face {
    /** Leadership: pays for abilities. */
    LEADERSHIP(Option.none()),
    /** A black stone. */
    BLACK(Option.some(StoneColor.BLACK)),
    /** A white stone. */
    WHITE(Option.some(StoneColor.WHITE)),
    /** A gray stone; two sides of each die show it. */
    GRAY(Option.some(StoneColor.GRAY)),
    /** Target: any stone, in a second wave. */
    TARGET(Option.none());

    private static final Face[] ALL = values();
    private static final Array<Option<Face>> BY_COLOR =
            Array.of(StoneColor.values()).map(color -> Array.of(ALL).find(face -> face.color.contains(color)));

    private final Option<StoneColor> color;

    Face(Option<StoneColor> color) {
        this.color = color;
    }

    /**
     * The colour that the face shows.
     *
     * @return the colour, or none for Leadership and Target
     */
    public Option<StoneColor> color() {
        return color;
    }

    /**
     * The face that shows a colour.
     *
     * @param color a colour
     * @return its face, or none for a colour that no die shows
     */
    public static Option<Face> of(StoneColor color) {
        return BY_COLOR.get(color.ordinal());
    }

    /** {@return how many faces there are} */
    public static int count() {
        return ALL.length;
    }

    /**
     * {@return a face by its place}
     *
     * @param ordinal the place, from zero
     */
    public static Face at(int ordinal) {
        return ALL[ordinal];
    }
}
