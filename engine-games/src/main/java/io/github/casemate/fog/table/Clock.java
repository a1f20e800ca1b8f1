package io.github.casemate.fog.table;

import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;

/**
 * Whose turn it is, and what is counted in turns.
 *
 * @param active whose turn it is
 * @param activations TRN-3: how many units have been activated in this turn
 * @param quietTurns RUL-20: how many turns in a row, before this one, have brought no tile
 * @param laid whether this turn has brought a tile
 * @param turnsLeft PHS-1: the turns of the countdown that are left, by seat; empty if it has not begun
 */
public record Clock(PlayerId active, int activations, int quietTurns, boolean laid, Array<Integer> turnsLeft) {

    /** PHS-1: how many turns the countdown has for each player. */
    public static final int COUNTDOWN = 5;

    /** Nothing has happened yet. */
    static final Clock START = new Clock(PlayerId.of(0), 0, 0, false, Array.empty());

    /**
     * {@return the clock in the turn of a player}
     *
     * @param player the player
     */
    public Clock turnOf(PlayerId player) {
        return new Clock(player, activations, quietTurns, laid, turnsLeft);
    }

    /** {@return the clock when one more unit has been activated} */
    public Clock activating() {
        return new Clock(active, activations + 1, quietTurns, laid, turnsLeft);
    }

    /** {@return the clock when this turn has brought a tile} */
    public Clock laying() {
        return new Clock(active, activations, quietTurns, true, turnsLeft);
    }

    /**
     * {@return the clock when the turn is over}
     *
     * @param shared RUL-20: whether it counts for everybody; only in a variant
     */
    public Clock ending(boolean shared) {
        Array<Integer> left =
                turnsLeft.zipWithIndex((turns, seat) -> shared || seat == active.index() ? turns - 1 : turns);
        return new Clock(active, 0, laid ? 0 : quietTurns + 1, false, left);
    }

    /**
     * {@return the clock when the countdown has begun}
     *
     * @param players how many people play
     */
    public Clock countingDown(int players) {
        return new Clock(active, activations, quietTurns, laid, Array.fill(players, COUNTDOWN));
    }
}
