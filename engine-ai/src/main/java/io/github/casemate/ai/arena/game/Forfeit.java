package io.github.casemate.ai.arena.game;

import io.github.casemate.kernel.PlayerId;
import java.util.Locale;

/**
 * How a bot lost a game by something other than the rules of the game.
 *
 * @param player the seat of the offender
 * @param kind what it did
 * @param reason the details, one line for people, with at most 200 characters of what the bot says
 */
public record Forfeit(PlayerId player, Kind kind, String reason) {

    /** What a bot must not do. */
    public enum Kind {
        /** The answer is none of the legal actions, or throws when it is compared with them. */
        ILLEGAL_ACTION,
        /** The answer is null, or there was no bot to ask. */
        NO_ANSWER,
        /** The bot, or its creation, has thrown something, or memory has run out meanwhile. */
        EXCEPTION,
        /** The answer came later than the budget and the grace allow. */
        TIME_OVERRUN,
        /** The bot has reported more iterations than its budget has. */
        ITERATION_OVERRUN,
        /** The bot has not answered at all, and patience has run out. */
        HUNG;

        /** {@return the kind as files and reports write it} */
        public String code() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }
}
