package io.github.casemate.fire.table;

import io.github.casemate.kernel.PlayerId;
import io.vavr.control.Option;

/**
 * How a game ended.
 *
 * @param winner who won; none if it was drawn
 * @param why a short name for it
 */
public record FireEnding(Option<PlayerId> winner, String why) {

    /** WIN-4: somebody was crowned. */
    public static final String CROWNED = "crowned";

    /** WIN-5: all turns were over, and somebody alone had the most points. */
    public static final String MOST_POINTS = "most-points";

    /** WIN-5: all turns were over, and nobody alone had the most points. */
    public static final String TURN_LIMIT = "turn-limit";
}
