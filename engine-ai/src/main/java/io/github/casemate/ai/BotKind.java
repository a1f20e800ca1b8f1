package io.github.casemate.ai;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A kind of bot that can be found by its name.
 *
 * @param name its name: lower-case letters, digits and hyphens
 * @param about how it plays, in one sentence for people who choose a bot
 * @param budget how much it thinks about a decision by default
 * @param bots makes a new bot for each seat of each game; several threads may call it
 * @param <V> what it sees
 * @param <A> what it does
 */
public record BotKind<V, A>(String name, String about, Budget budget, Supplier<? extends Bot<V, A>> bots) {

    /**
     * Makes a kind.
     *
     * @param name its name
     * @param about how it plays
     * @param budget how much it thinks
     * @param bots makes a new bot
     * @throws IllegalArgumentException if the name has other characters, or something is missing
     */
    public BotKind {
        Roster.requireName(name);
        require(name, "sentence", about);
        require(name, "budget", budget);
        require(name, "factory", bots);
    }

    private static void require(String name, String what, @Nullable Object given) {
        if (given == null) {
            throw new IllegalArgumentException("its bot '" + name + "' has no " + what);
        }
    }
}
