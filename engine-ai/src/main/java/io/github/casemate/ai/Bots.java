package io.github.casemate.ai;

import io.github.casemate.kernel.Game;
import io.vavr.collection.List;
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
     * All bots for a game that {@link ServiceLoader} finds with the class loader of the current thread. Of several
     * with one name the one for the most special kind of games counts.
     *
     * @param <V> what they see
     * @param <A> what they do
     * @param game the game
     * @return the bots
     * @throws IllegalStateException if two providers have one name, and none of that name is for more special games
     */
    public static <V, A> Bots<V, A> of(Game<?, A, ?, V> game) {
        SortedMap<String, List<BotProvider<?, V, A>>> found = TreeMap.empty();
        for (BotProvider<?, ?, ?> provider : ServiceLoader.load(BotProvider.class)) {
            if (provider.games().isInstance(game)) {
                BotProvider<?, V, A> usable = unchecked(provider);
                found = found.put(provider.name(), List.of(usable), (before, more) -> before.appendAll(more));
            }
        }
        return new Bots<>(game, found.mapValues(Bots::mostSpecial));
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

    /** Who plays fewer games knows more of them. */
    private static <V, A> BotProvider<?, V, A> mostSpecial(List<BotProvider<?, V, A>> called) {
        List<BotProvider<?, V, A>> special =
                called.reject(one -> called.exists(other -> isWider(one.games(), other.games())));
        if (special.size() > 1) {
            throw new IllegalStateException("two kinds of bots are called '"
                    + special.head().name() + "': "
                    + special.take(2).map(one -> one.getClass().getName()).mkString(" and "));
        }
        return special.head();
    }

    private static boolean isWider(Class<?> one, Class<?> other) {
        return one.isAssignableFrom(other) && !one.equals(other);
    }

    /** A provider says with {@link BotProvider#games} what it plays, and its type binds views and actions to that. */
    @SuppressWarnings("unchecked")
    private static <V, A> BotProvider<?, V, A> unchecked(BotProvider<?, ?, ?> provider) {
        return (BotProvider<?, V, A>) provider;
    }
}
