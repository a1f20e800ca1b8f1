package io.github.casemate.fog.table;

/**
 * A unit in one number: its figures, its kind, its marks and its owner. Zero means that no unit is there.
 *
 * <p>{@code finished} is the mark of a unit that has had its activation, or is new, in this turn. {@code taking} is used
 * only in a variant (RUL-15): the unit is taking the building on which it stands.
 */
public final class UnitCode {

    /** No unit. */
    public static final int NONE = 0;

    private static final int SIZE = 3;
    private static final int ELITE = 4;
    private static final int FINISHED = 8;
    private static final int TAKING = 16;
    static final int OWNER_SHIFT = 5;

    private UnitCode() {}

    /**
     * {@return a basic unit or a stack}
     *
     * @param seat the owner
     * @param figures STK-1: one to three
     */
    public static int basic(int seat, int figures) {
        return seat << OWNER_SHIFT | figures;
    }

    /**
     * {@return an elite unit}
     *
     * @param seat the owner
     */
    public static int elite(int seat) {
        return seat << OWNER_SHIFT | ELITE | 1;
    }

    /**
     * {@return whose unit it is}
     *
     * @param unit a unit
     */
    public static int owner(int unit) {
        return unit >> OWNER_SHIFT;
    }

    /**
     * {@return how many figures it has}
     *
     * @param unit a unit, or none
     */
    public static int figures(int unit) {
        return unit & SIZE;
    }

    /**
     * {@return whether it is an elite unit}
     *
     * @param unit a unit
     */
    public static boolean isElite(int unit) {
        return (unit & ELITE) != 0;
    }

    /**
     * {@return whether it can do nothing more in this turn}
     *
     * @param unit a unit
     */
    public static boolean isFinished(int unit) {
        return (unit & FINISHED) != 0;
    }

    /**
     * {@return whether it has taken the building on which it stands; only in a variant}
     *
     * @param unit a unit
     */
    public static boolean isTaking(int unit) {
        return (unit & TAKING) != 0;
    }

    /**
     * {@return MOV-1: how many points it has for a move}
     *
     * @param unit a unit
     */
    public static int points(int unit) {
        return isElite(unit) ? 7 : 6;
    }

    /**
     * {@return STK-1, STK-2: whether one unit may join another of the same owner}
     *
     * @param unit the unit that moves
     * @param lower the unit that it would join
     */
    public static boolean stacks(int unit, int lower) {
        return !isElite(unit) && !isElite(lower) && figures(unit) + figures(lower) <= 3;
    }

    /**
     * {@return the same unit, finished for this turn}
     *
     * @param unit a unit
     */
    public static int finished(int unit) {
        return marked(unit, true, false);
    }

    static int marked(int unit, boolean finished, boolean taking) {
        return (unit & ~(FINISHED | TAKING)) | (finished ? FINISHED : 0) | (taking ? TAKING : 0);
    }

    static int fresh(int unit) {
        return unit & ~FINISHED;
    }

    /**
     * {@return the same unit, which takes no building any more}
     *
     * @param unit a unit
     */
    public static int settled(int unit) {
        return unit & ~TAKING;
    }
}
