package io.github.casemate.fog.table;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.vavr.collection.Array;

/**
 * How a game has ended.
 *
 * @param why {@link #LAST_STANDING} or {@link #MOST_BUILDINGS}
 * @param winners who has won, in seat order; several share the win (RUL-21)
 */
public record FogEnding(String why, Array<PlayerId> winners) {

    /** WIN-1. */
    public static final String LAST_STANDING = "last-standing";

    /** WIN-2. */
    public static final String MOST_BUILDINGS = "most-buildings";

    /**
     * {@return the result: with k winners of n players, each loser gets -1/(n-1), and each winner an equal share of what
     * the losers lose}
     *
     * @param players how many people play
     */
    public Result result(int players) {
        int winning = winners.size();
        double loss = -1.0 / (players - 1);
        double share = (double) (players - winning) / ((players - 1) * winning);
        return new Result(
                Array.range(0, players).map(seat -> winners.contains(PlayerId.of(seat)) ? share : loss), winners, why);
    }
}
