package io.github.casemate.expansions.monuments;

import io.github.casemate.siege.box.Origin;
import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.box.Stones;

/**
 * MON-1: the four supply islands, by rising death toll. Each has room for one monument. That there are four, and what a
 * toll is, comes from the published game; the numbers are reconstructed.
 */
public enum Island {
    /** The gray island. */
    GRAY(StoneColor.GRAY, 2, Stones.of(StoneColor.GRAY), 2),
    /** The white island. */
    WHITE(StoneColor.WHITE, 3, Stones.of(StoneColor.GRAY, StoneColor.WHITE), 3),
    /** The black island. */
    BLACK(StoneColor.BLACK, 4, Stones.of(StoneColor.BLACK, StoneColor.WHITE), 4),
    /** The island of shells; it is there whether or not there are pink stones (RUL-80). */
    SHELL(StoneColor.PINK, 5, Stones.of(StoneColor.BLACK, StoneColor.GRAY, StoneColor.WHITE), 6);

    private final StoneColor stone;
    private final int toll;
    private final Stones cost;
    private final int coins;

    Island(StoneColor stone, int toll, Stones cost, int coins) {
        this.stone = stone;
        this.toll = toll;
        this.cost = cost;
        this.coins = coins;
    }

    /**
     * The colour that the island shows.
     *
     * @return a colour, which need not be part of the cost of a monument
     */
    public StoneColor stone() {
        return stone;
    }

    /** {@return how many colonists of the defender one attack must send home} */
    public int toll() {
        return toll;
    }

    /** {@return what a monument here is built from} */
    public Stones cost() {
        return cost;
    }

    /** {@return what a monument here scores} */
    public int coins() {
        return coins;
    }

    /** {@return where the numbers of the island come from} */
    public Origin origin() {
        return Origin.RECONSTRUCTED;
    }
}
