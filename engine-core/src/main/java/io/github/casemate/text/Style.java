package io.github.casemate.text;

import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;

/**
 * How a piece of text looks. All the named styles are middle tones or carry their own background, so that they can be
 * read on dark and on light screens; and no style may say anything that the text does not say too.
 *
 * @param foreground the colour of the letters, a number of the 256-colour palette of terminals; {@link #NONE} for the
 *     screen's own
 * @param background the colour behind them, likewise
 * @param bold whether it stands out
 * @param faint whether it stands back
 */
public record Style(int foreground, int background, boolean bold, boolean faint) {

    /** No colour of its own. */
    public static final int NONE = -1;

    /** The screen's default. */
    public static final Style PLAIN = new Style(NONE, NONE, false, false);

    /** What matters most. */
    public static final Style BOLD = PLAIN.inBold();

    /** What matters least. */
    public static final Style FAINT = new Style(NONE, NONE, false, true);

    /** Water. */
    public static final Style SEA = colored(32);

    /** Points and coins, and what is won. */
    public static final Style GOLD = colored(136).inBold();

    /** What went wrong, and what is in danger. */
    public static final Style ALARM = colored(160).inBold();

    private static final int COLORS = 256;

    private static final Array<Style> SEATS =
            Array.of(166, 33, 29, 133).map(color -> colored(color).inBold());

    /**
     * Makes a style.
     *
     * @param foreground the colour of the letters
     * @param background the colour behind them
     * @param bold whether it stands out
     * @param faint whether it stands back
     * @throws IllegalArgumentException if a colour is not of the palette
     */
    public Style {
        requireColor(foreground);
        requireColor(background);
    }

    /**
     * {@return letters of a colour}
     *
     * @param foreground a number of the palette
     */
    public static Style colored(int foreground) {
        return new Style(foreground, NONE, false, false);
    }

    /**
     * {@return letters of a colour on a ground of another}
     *
     * @param foreground a number of the palette
     * @param background a number of the palette
     */
    public static Style onto(int foreground, int background) {
        return new Style(foreground, background, false, false);
    }

    /**
     * {@return the colour of a seat}
     *
     * @param player who sits there
     */
    public static Style seat(PlayerId player) {
        return SEATS.get(player.index() % SEATS.size());
    }

    /** {@return the same, in bold} */
    public Style inBold() {
        return new Style(foreground, background, true, faint);
    }

    private static void requireColor(int color) {
        if (color < NONE || color >= COLORS) {
            throw new IllegalArgumentException("a colour is a number from 0 to " + (COLORS - 1) + ", not " + color);
        }
    }
}
