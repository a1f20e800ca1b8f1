package io.github.casemate.siege.box;

import io.github.casemate.kernel.Excerpt;

/** The colours of stones, in the order in which they are always listed. */
public enum StoneColor {
    /** Pink: no die shows it. */
    PINK,
    /** Black. */
    BLACK,
    /** White. */
    WHITE,
    /** Gray. */
    GRAY;

    private static final StoneColor[] ALL = values();

    /**
     * How many colours there are.
     *
     * @return four
     */
    public static int count() {
        return ALL.length;
    }

    /**
     * A colour by its place.
     *
     * @param ordinal the place, from zero
     * @return the colour
     */
    public static StoneColor at(int ordinal) {
        return ALL[ordinal];
    }

    /**
     * The letter that stands for the colour in drawings.
     *
     * @return the first letter of the name
     */
    public char letter() {
        return name().charAt(0);
    }

    /**
     * The colour of a letter.
     *
     * @param letter a letter as {@link #letter} gives it
     * @return the colour
     * @throws IllegalArgumentException if no colour has this letter
     */
    public static StoneColor of(char letter) {
        for (StoneColor color : ALL) {
            if (color.letter() == letter) {
                return color;
            }
        }
        throw new IllegalArgumentException("no stone colour has the letter '" + Excerpt.part(letter) + "'");
    }
}
