package io.github.casemate.ai;

import io.github.casemate.kernel.Game;

/**
 * A kind of bot that can be found by its name. Implementations are registered with {@link java.util.ServiceLoader}, and
 * so become known to {@link Bots}, to the arena and to every program that uses it.
 *
 * @param <G> the games it plays; {@code Game<?, A, ?, V>} itself for bots that play any game
 * @param <V> what it sees
 * @param <A> what it does
 */
public interface BotProvider<G extends Game<?, A, ?, V>, V, A> {

    /** {@return the class of the games it plays} */
    Class<G> games();

    /**
     * The name of the bot.
     *
     * @return a short name of lower-case letters, digits and hyphens, different from those of others for the same game
     */
    String name();

    /** {@return how it plays, in one sentence for people who choose a bot} */
    String about();

    /** {@return how much it thinks about a decision by default} */
    default Budget budget() {
        return Budget.iterations(1000);
    }

    /**
     * Makes a bot for one seat of one game. Several threads may call it.
     *
     * @param game what is played
     * @return a new bot
     */
    Bot<V, A> newBot(G game);
}
