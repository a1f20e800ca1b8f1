package io.github.casemate.ai;

import io.github.casemate.kernel.PlayerId;

/**
 * Something worth counting that happened to a player, such as the beginning of a turn or a card that was built. Notes
 * are made from the events of a game by code that knows the game, so that the arena need not.
 *
 * @param player the player
 * @param label what it is; equal labels are counted together
 */
public record Note(PlayerId player, String label) {

    /** The label of a turn: games are measured in turns as well as in decisions. */
    public static final String TURN = "turn";

    /**
     * Notes that a turn began.
     *
     * @param player whose turn it is
     * @return the note
     */
    public static Note turn(PlayerId player) {
        return new Note(player, TURN);
    }
}
