package io.github.casemate.siege.box;

/**
 * The limits of numbers: coins, prices, numbers of dice, and whatever else cards and modules add to. No game comes near
 * them, and a number that would go beyond stops there instead of overflowing.
 */
public final class Bounds {

    /**
     * The largest number. Twice as much still fits in an {@code int}, so two such numbers can be added or subtracted.
     */
    public static final int MOST = 1_000_000_000;

    private Bounds() {}

    /**
     * A number, or the bound that it exceeds.
     *
     * @param number any number
     * @return the nearest number between minus {@link #MOST} and {@link #MOST}
     */
    public static int of(long number) {
        return (int) Math.max(-MOST, Math.min(MOST, number));
    }

    /**
     * Puts a number in its place among several that are packed into one.
     *
     * @param number the number
     * @param most the largest that fits in the place
     * @param place how many bits lie below it
     * @return the number, shifted
     * @throws IllegalArgumentException if it does not fit
     */
    public static int packed(int number, int most, int place) {
        if (number < 0 || number > most || place >= Integer.SIZE) {
            throw new IllegalArgumentException(
                    place >= Integer.SIZE ? "there is no such seat" : number + " is not between 0 and " + most);
        }
        return number << place;
    }

    /**
     * {@return the sums, place by place, of two sets of packed numbers}
     *
     * @param one the first set
     * @param other the second set
     * @param tops the highest bit of each place
     * @throws IllegalArgumentException if a sum does not fit in its place
     */
    public static int sum(int one, int other, int tops) {
        int sum = one + other;
        if ((((one & other) | ((one | other) & ~sum)) & tops) != 0) {
            throw new IllegalArgumentException("that many pieces cannot be counted together");
        }
        return sum;
    }
}
