package io.github.casemate.ai.advice;

import io.github.casemate.kernel.PlayerId;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What a bot would do in a decision, and what it thinks of the other options.
 *
 * @param adviser the name of the bot, with its budget if that is not its usual one
 * @param player who is asked
 * @param options every legal action: what the bot would do first, the others by its preference, and those that it has
 *     no numbers for last, in the order of the game
 * @param looks how often it looked ahead; zero if it did not say, or did not have to
 * @param <A> the actions
 */
public record Advice<A>(String adviser, PlayerId player, Seq<RatedOption<A>> options, long looks) {

    /**
     * Makes advice.
     *
     * @param adviser the name of the bot
     * @param player who is asked
     * @param options every legal action, the best first
     * @param looks how often the bot looked ahead
     * @throws IllegalArgumentException if there is no option
     */
    public Advice {
        if (options.isEmpty()) {
            throw new IllegalArgumentException("nothing to advise: " + player + " has no legal action");
        }
    }

    /** {@return what the bot would do} */
    public RatedOption<A> best() {
        return options.head();
    }

    /** {@return the best of the other options, if the bot has numbers for it} */
    public Option<RatedOption<A>> alternative() {
        return options.tail().headOption().filter(RatedOption::isRated);
    }

    /** {@return whether the bot has numbers for what it would do} */
    public boolean isRated() {
        return best().isRated();
    }
}
