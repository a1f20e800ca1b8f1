package io.github.casemate.siege.box;

/**
 * The rulings that may be played differently.
 *
 * @param openWatersWhenBlocked RUL-3: Open Waters may also be attacked when opponents have forts but other fleets block
 *     them all. The rulebook's own example of Open Waters speaks for it; the last sentence of the rule forbids it. A
 *     prohibition counts for more than an example, so it is off by default
 * @param repairFlagsOnly RUL-5: a repair goes only on an empty flag space of its colour
 * @param startingFortsDiscarded RUL-31: a destroyed Starting Fort goes to the discard pile like any fort
 * @param turnLimit RUL-20: after this many turns the game ends; zero for never
 */
public record Variants(
        boolean openWatersWhenBlocked, boolean repairFlagsOnly, boolean startingFortsDiscarded, int turnLimit) {

    /** Every ruling as it is by default. */
    public static final Variants NONE = new Variants(false, false, false, 0);

    /**
     * Makes a choice of variants.
     *
     * @param openWatersWhenBlocked RUL-3
     * @param repairFlagsOnly RUL-5
     * @param startingFortsDiscarded RUL-31
     * @param turnLimit RUL-20
     * @throws IllegalArgumentException if the turn limit is negative
     */
    public Variants {
        if (turnLimit < 0) {
            throw new IllegalArgumentException("a turn limit is not negative: " + turnLimit);
        }
    }
}
