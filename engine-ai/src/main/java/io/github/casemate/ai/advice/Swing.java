package io.github.casemate.ai.advice;

import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * How one action of a player or of chance changed everybody's chance of winning.
 *
 * @param index the place of the action in the {@linkplain io.github.casemate.kernel.Match#log log}, from zero. For the
 *     server only, as the log is
 * @param by who acted; none if chance did
 * @param mark how many events there had been before it
 * @param until how many there were after it: what happened is {@code match.eventsSince(mark, player)} up to here
 * @param before each player's chance of winning before it, by seat, from 0 to 1
 * @param after the same after it
 */
public record Swing(int index, Option<PlayerId> by, int mark, int until, Array<Double> before, Array<Double> after) {

    /**
     * {@return how much a player gained, from -1 to 1}
     *
     * @param player the player
     */
    public double gain(PlayerId player) {
        return after.get(player.index()) - before.get(player.index());
    }

    /** {@return the player whose chance changed the most, for better or worse; the first among equals} */
    public PlayerId most() {
        PlayerId most = PlayerId.of(0);
        for (PlayerId player : PlayerId.first(before.size())) {
            most = Math.abs(gain(player)) > Math.abs(gain(most)) ? player : most;
        }
        return most;
    }

    /** {@return how much the chance changed that changed the most, from 0 to 1} */
    public double size() {
        return Math.abs(gain(most()));
    }
}
