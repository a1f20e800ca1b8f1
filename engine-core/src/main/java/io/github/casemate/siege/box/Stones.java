package io.github.casemate.siege.box;

/**
 * Loose stones: how many there are of each colour.
 *
 * @param packed eight bits for each colour; made and read by the methods here
 */
public record Stones(int packed) {

    /** No stone at all. */
    public static final Stones NONE = new Stones(0);

    private static final int BITS = 8;
    private static final int MASK = (1 << BITS) - 1;
    private static final int TOPS = 0x80808080;

    /**
     * {@return some stones}
     *
     * @param colors their colours, in any order, as often as they occur
     */
    public static Stones of(StoneColor... colors) {
        Stones all = NONE;
        for (StoneColor color : colors) {
            all = all.plus(color, 1);
        }
        return all;
    }

    /**
     * {@return how many stones of a colour there are}
     *
     * @param color the colour
     */
    public int count(StoneColor color) {
        return packed >>> (color.ordinal() * BITS) & MASK;
    }

    /**
     * {@return whether there is a stone of a colour}
     *
     * @param color the colour
     */
    public boolean has(StoneColor color) {
        return count(color) > 0;
    }

    /**
     * Whether all stones of another heap are here, so that they can be taken away.
     *
     * @param others the other heap
     * @return true if there are at least as many of each colour
     */
    public boolean hasAll(Stones others) {
        for (int i = 0; i < StoneColor.count(); i++) {
            if (count(StoneColor.at(i)) < others.count(StoneColor.at(i))) {
                return false;
            }
        }
        return true;
    }

    /**
     * How many stones there are.
     *
     * @return the sum over all colours
     */
    public int total() {
        return Packed.total(packed, BITS);
    }

    /** {@return whether there is no stone} */
    public boolean isEmpty() {
        return packed == 0;
    }

    /**
     * More stones of a colour.
     *
     * @param color the colour
     * @param number how many more
     * @return all of them
     * @throws IllegalArgumentException if there are too many to be counted, or the number is negative
     */
    public Stones plus(StoneColor color, int number) {
        return new Stones(Bounds.sum(packed, Bounds.packed(number, MASK, color.ordinal() * BITS), TOPS));
    }

    /**
     * {@return two heaps of stones together}
     *
     * @param others the other heap
     * @throws IllegalArgumentException if there are too many to be counted
     */
    public Stones plus(Stones others) {
        return new Stones(Bounds.sum(packed, others.packed, TOPS));
    }

    /**
     * Fewer stones of a colour.
     *
     * @param color the colour
     * @param number how many fewer
     * @return the rest
     * @throws IllegalArgumentException if there are not that many
     */
    public Stones minus(StoneColor color, int number) {
        if (count(color) < number) {
            throw new IllegalArgumentException("there are not " + number + " " + color + " stones in " + this);
        }
        return new Stones(packed - Bounds.packed(number, MASK, color.ordinal() * BITS));
    }

    /**
     * {@return a heap without some of its stones}
     *
     * @param others what is taken away
     * @throws IllegalArgumentException if they are not there
     */
    public Stones minus(Stones others) {
        Stones rest = this;
        for (int i = 0; i < StoneColor.count(); i++) {
            rest = rest.minus(StoneColor.at(i), others.count(StoneColor.at(i)));
        }
        return rest;
    }

    /** Such as {@code [BLACK, WHITE, WHITE]}. */
    @Override
    public String toString() {
        return Packed.text(packed, BITS, StoneColor.count(), StoneColor::at);
    }
}
