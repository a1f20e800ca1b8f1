package io.github.casemate.fire.box;

import io.vavr.collection.Array;

/**
 * A building, drawn level by level from the ground up (SIT-1). In a level {@code #} is filled by any of Hook, Chimney,
 * Two-Brick and Four-Brick, {@code BBB} is one Bridge, {@code RR} one Roof, and {@code .} is not part of it. In the
 * ground {@code L} is land, {@code ~} river, {@code O} ocean, {@code V} volcano and {@code T} the top of another
 * building.
 *
 * @param id its id in kebab-case
 * @param name what people call it
 * @param levels the levels, each a list of rows of equal length
 * @param ground what the lowest level stands on
 * @param rule where it may stand
 * @param repeated the level that a taller one repeats, counted from one; 0 if the height is fixed
 * @param source what the rulebook prints of it, and that the rest is reconstructed
 */
public record Blueprint(
        String id,
        String name,
        Array<Array<String>> levels,
        Array<String> ground,
        SiteRule rule,
        int repeated,
        String source) {

    /** The building that produces elements (BLD-8). */
    public static final String COTTAGE = "cottage";

    /** The building that mills bricks (TRN-4). */
    public static final String MILL = "mill";

    /** The building that trades (TRN-3). */
    public static final String MARKETPLACE = "marketplace";

    /** TOW-1: a building that can be repeated has at most this many levels below its last one. */
    public static final int MOST_REPEATED = 8;

    /**
     * {@return the same building with its repeated level this many times more}
     *
     * @param more how many times more, from zero
     */
    Blueprint taller(int more) {
        Array<Array<String>> taller = levels;
        for (int i = 0; i < more; i++) {
            taller = taller.insert(repeated, levels.get(repeated - 1));
        }
        return new Blueprint(id, name, taller, ground, rule, repeated, source);
    }
}
