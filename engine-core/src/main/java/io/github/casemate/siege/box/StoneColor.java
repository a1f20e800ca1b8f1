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

    /** {@return how many colours there are} */
    public static int count() {
        return ALL.length;
    }

    /**
     * {@return a colour by its place}
     *
     * @param ordinal the place, from zero
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
     * {@return the colour of a letter}
     *
     * @param letter a letter as {@link #letter} gives it
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
