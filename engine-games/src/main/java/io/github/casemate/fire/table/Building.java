package io.github.casemate.fire.table;

import io.github.casemate.kernel.PlayerId;

/**
 * A completed building.
 *
 * @param number by which its bricks name it; buildings are numbered by completion (RUL-22)
 * @param owner whose it is
 * @param plan the number of its plan
 * @param form the number of its form
 * @param x the column of its north-west corner
 * @param y the row of its north-west corner
 * @param base the level that it stands on: 0, except on the mountain or on another building
 * @param territories the territories it lies in, as a set of bits (SIT-10)
 * @param original whether it was there from the beginning (SET-7)
 * @param card the number of its card that lies face up; {@link #NO_CARD} if there is none
 */
public record Building(
        int number,
        PlayerId owner,
        int plan,
        int form,
        int x,
        int y,
        int base,
        long territories,
        boolean original,
        int card) {

    /** The card of a building that has none: an original, a Cottage, or a Tower whose card was reclaimed. */
    public static final int NO_CARD = -1;

    /**
     * {@return the same building with another card}
     *
     * @param other the number of the card
     */
    public Building withCard(int other) {
        return new Building(number, owner, plan, form, x, y, base, territories, original, other);
    }

    /**
     * {@return whether it lies in a territory}
     *
     * @param territory the territory's number
     */
    public boolean isIn(int territory) {
        return ((territories >>> territory) & 1) != 0;
    }
}
