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
 * @param lasting how much of the {@linkplain #size size} lasts: what holds also in comparison with the moment before the
 *     action before, and still holds after the action that follows; from 0 to 1. An evaluation that sees something coming
 *     only when it is there swings to and fro, and that does not last
 */
public record Swing(
        int index,
        Option<PlayerId> by,
        int mark,
        int until,
        Array<Double> before,
        Array<Double> after,
        double lasting) {

    /** The swings with what lasts of each, given what came just before and after it. */
    static Array<Swing> withLasting(Array<Swing> swings) {
        return swings.zipWithIndex((swing, i) -> {
            int seat = swing.most().index();
            double direction = Math.signum(swing.gain(swing.most()));
            Swing earlier = i > 0 && swings.get(i - 1).index == swing.index - 1 ? swings.get(i - 1) : swing;
            boolean followed = i + 1 < swings.size() && swings.get(i + 1).index == swing.index + 1;
            Swing later = followed ? swings.get(i + 1) : swing;
            double least = swing.size();
            for (Swing from : new Swing[] {swing, earlier}) {
                for (Swing to : new Swing[] {swing, later}) {
                    least = Math.min(least, direction * (to.after.get(seat) - from.before.get(seat)));
                }
            }
            return new Swing(
                    swing.index, swing.by, swing.mark, swing.until, swing.before, swing.after, Math.max(0, least));
        });
    }

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
