package io.github.casemate.ai.advice;

import io.vavr.control.Option;

/**
 * What a bot thinks of one option.
 *
 * @param action the option
 * @param chance the chance of the asked player to win after it, from 0 to 1, as the bot sees it; none if the bot has no
 *     number for it
 * @param utility the same on the scale of the game's utilities, for games that are about more than winning; none
 *     together with the chance
 * @param looks how often the bot looked ahead from it
 * @param share the part of all looks that went into this option, from 0 to 1: a search looks most often at what does
 *     well, so it is how sure such a bot is; others spread their looks evenly
 * @param <A> the actions
 */
public record RatedOption<A>(A action, Option<Double> chance, Option<Double> utility, long looks, double share) {

    static <A> RatedOption<A> unrated(A action) {
        return new RatedOption<>(action, Option.none(), Option.none(), 0, 0);
    }

    /** {@return whether the bot has numbers for it} */
    public boolean isRated() {
        return chance.isDefined();
    }
}
