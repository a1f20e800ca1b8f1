package io.github.casemate.ai;

import java.util.function.Supplier;

/**
 * A bot with a name and a budget, which takes part in a competition.
 *
 * @param <V> what it sees
 * @param <A> what it does
 * @param name its name there
 * @param budget how much it may think about each decision
 * @param bots makes a new bot for each seat of each game
 */
public record Entrant<V, A>(String name, Budget budget, Supplier<? extends Bot<V, A>> bots) {}
