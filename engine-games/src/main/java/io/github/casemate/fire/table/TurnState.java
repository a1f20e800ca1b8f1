package io.github.casemate.fire.table;

import io.github.casemate.kernel.PlayerId;

/**
 * Whose turn it is, what they have used up in it, and who rests.
 *
 * @param first who had the first turn
 * @param active whose turn it is
 * @param turns how many turns are over
 * @param trades how often the Marketplace has been used in this turn
 * @param mills how often the Mill has been used in this turn
 * @param discards how many cards have been thrown away in this turn
 * @param offers how many offers have been made in this turn
 * @param resting the seats of those who rest, as a set of bits (WIN-1)
 */
public record TurnState(
        PlayerId first, PlayerId active, int turns, int trades, int mills, int discards, int offers, int resting) {

    /** Before the first turn. */
    static final TurnState START = new TurnState(PlayerId.of(0), PlayerId.of(0), 0, 0, 0, 0, 0, 0);

    /**
     * {@return the beginning of the game with some player; they are not resting}
     *
     * @param player who has the first turn
     */
    public TurnState startingWith(PlayerId player) {
        return new TurnState(player, player, 0, 0, 0, 0, 0, 0);
    }

    /**
     * {@return the beginning of the next turn; whose turn it is no longer rests}
     *
     * @param next whose turn it is
     */
    public TurnState next(PlayerId next) {
        return new TurnState(first, next, turns + 1, 0, 0, 0, 0, resting & ~(1 << next.index()));
    }

    /**
     * {@return whether a player rests}
     *
     * @param player the player
     */
    public boolean isResting(PlayerId player) {
        return ((resting >>> player.index()) & 1) != 0;
    }

    /**
     * {@return the same, but a player rests or no longer rests}
     *
     * @param player the player
     * @param rests whether they rest
     */
    public TurnState withRest(PlayerId player, boolean rests) {
        int bit = 1 << player.index();
        return new TurnState(
                first, active, turns, trades, mills, discards, offers, rests ? resting | bit : resting & ~bit);
    }

    /** {@return the same after one more use of the Marketplace} */
    public TurnState traded() {
        return new TurnState(first, active, turns, trades + 1, mills, discards, offers, resting);
    }

    /** {@return the same after one more use of the Mill} */
    public TurnState milled() {
        return new TurnState(first, active, turns, trades, mills + 1, discards, offers, resting);
    }

    /** {@return the same after one more discard} */
    public TurnState discarded() {
        return new TurnState(first, active, turns, trades, mills, discards + 1, offers, resting);
    }

    /** {@return the same after one more offer} */
    public TurnState offered() {
        return new TurnState(first, active, turns, trades, mills, discards, offers + 1, resting);
    }
}
