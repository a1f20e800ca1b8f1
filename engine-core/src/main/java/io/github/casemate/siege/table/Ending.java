package io.github.casemate.siege.table;

import io.github.casemate.kernel.PlayerId;
import io.vavr.control.Option;

/**
 * How the game ended.
 *
 * @param winner who won; none for a draw
 * @param how by which victory
 */
public record Ending(Option<PlayerId> winner, Victory how) {

    /** The ways a game can end. */
    public enum Victory {
        /** VIC-2: all colonists are in play. */
        COLONIST("colonist-victory"),
        /** VIC-3: enough coins, and more than anybody else. */
        ECONOMIC("economic-victory"),
        /** RUL-20: the turn limit was reached and somebody was ahead. */
        TURN_LIMIT("turn-limit"),
        /** RUL-20: the turn limit was reached and nobody was ahead. */
        DRAW("draw");

        private final String why;

        Victory(String why) {
            this.why = why;
        }

        /** {@return the reason as results give it: a short name in kebab-case} */
        public String why() {
            return why;
        }
    }
}
