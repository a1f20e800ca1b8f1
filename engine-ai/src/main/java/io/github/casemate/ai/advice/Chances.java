package io.github.casemate.ai.advice;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.vavr.collection.Array;

/**
 * Chances of winning, made from utilities. Where a win counts 1 and the others share the loss, as {@link Result#win} has
 * it, the chance follows from the expected utility exactly, with a draw as an equal share of a win. Alone at the table, a
 * win counts 1 and everything else nothing. In a game that counts otherwise, such as one for stakes, what is above a win
 * is as good as a win: then the utilities say more than the chances.
 */
public final class Chances {

    private Chances() {}

    /**
     * {@return the chance of winning, from 0 to 1; not a number if the utility is not one}
     *
     * @param utility what a player may expect
     * @param players how many play
     */
    public static double ofUtility(double utility, int players) {
        double chance = players == 1 ? utility : (utility * (players - 1) + 1) / players;
        return Math.max(0, Math.min(1, chance));
    }

    /**
     * {@return what was left of each player's chance in the end, by seat: those who won share 1} Where nobody won, it
     * follows from the utilities: a draw leaves everybody an equal share.
     *
     * @param result how a game ended
     */
    public static Array<Double> ofResult(Result result) {
        int players = result.utilities().size();
        return result.winners().isEmpty()
                ? result.utilities().map(utility -> ofUtility(utility, players))
                : Array.range(0, players)
                        .map(seat -> result.isWinner(PlayerId.of(seat))
                                ? 1.0 / result.winners().size()
                                : 0.0);
    }
}
