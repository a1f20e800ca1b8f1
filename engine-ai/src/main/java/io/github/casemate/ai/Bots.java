package io.github.casemate.ai;

import io.github.casemate.kernel.Game;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import java.util.ServiceLoader;

/**
 * The bots that can be found for a game, by name.
 *
 * @param <V> what they see
 * @param <A> what they do
 */
public final class Bots<V, A> {

    private final Game<?, A, ?, V> game;
    private final SortedMap<String, BotProvider<?, V, A>> providers;

    private Bots(Game<?, A, ?, V> game, SortedMap<String, BotProvider<?, V, A>> providers) {
        this.game = game;
        this.providers = providers;
    }

    /**
     * All bots for a game that {@link ServiceLoader} finds with the class loader of the current thread.
     *
     * @param <V> what they see
     * @param <A> what they do
     * @param game the game
     * @return the bots
     * @throws IllegalStateException if two providers have one name
     */
    public static <V, A> Bots<V, A> of(Game<?, A, ?, V> game) {
        SortedMap<String, BotProvider<?, V, A>> found = TreeMap.empty();
        for (BotProvider<?, ?, ?> provider : ServiceLoader.load(BotProvider.class)) {
            if (provider.games().isInstance(game)) {
                found.get(provider.name()).forEach(other -> {
                    throw new IllegalStateException("two kinds of bots are called '" + provider.name() + "': "
                            + other.getClass().getName() + " and "
                            + provider.getClass().getName());
                });
                found = found.put(provider.name(), unchecked(provider));
            }
        }
        return new Bots<>(game, found);
    }

    /**
     * What there is.
     *
     * @return the providers, by name
     */
    public Seq<BotProvider<?, V, A>> all() {
        return providers.values();
    }

    /**
     * A bot by name, with its own budget or another: {@code mcts}, {@code mcts@4000} or {@code mcts@200ms}.
     *
     * @param text the name, and after an {@code @} the budget
     * @return the bot, called by the text
     * @throws IllegalArgumentException if there is no such bot or the budget is none; the message says what there is
     */
    public Entrant<V, A> entrant(String text) {
        int at = text.indexOf('@');
        String name = at < 0 ? text : text.substring(0, at);
        BotProvider<?, V, A> provider = providers
                .get(name)
                .getOrElseThrow(() -> new IllegalArgumentException("there is no bot called '" + name
                        + "' for this game: " + providers.keySet().mkString("choose one of ", ", ", "")));
        Budget budget = at < 0 ? provider.budget() : Budget.parse(text.substring(at + 1));
        return new Entrant<>(text, budget, () -> made(provider));
    }

    private <G extends Game<?, A, ?, V>> Bot<V, A> made(BotProvider<G, V, A> provider) {
        return provider.newBot(provider.games().cast(game));
    }

    /** A provider says with {@link BotProvider#games} what it plays, and its type binds views and actions to that. */
    @SuppressWarnings("unchecked")
    private static <V, A> BotProvider<?, V, A> unchecked(BotProvider<?, ?, ?> provider) {
        return (BotProvider<?, V, A>) provider;
    }
}
