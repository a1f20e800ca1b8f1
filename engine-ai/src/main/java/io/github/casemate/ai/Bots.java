package io.github.casemate.ai;

import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Game;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.SortedMap;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.ServiceLoader;

/**
 * The bots that can be found for a game, by name. Threads may share this object, as they may share the game; each bot
 * that it makes is asked by one thread at a time.
 *
 * @param <V> what they see
 * @param <A> what they do
 */
public final class Bots<V, A> {

    private final Game<?, A, ?, V> game;
    private final SortedMap<String, BotProvider<?, V, A>> providers;
    private final Array<BrokenBot> broken;

    private Bots(Game<?, A, ?, V> game, SortedMap<String, BotProvider<?, V, A>> providers, Array<BrokenBot> broken) {
        this.game = game;
        this.providers = providers;
        this.broken = broken;
    }

    /**
     * {@return all bots for a game that {@link ServiceLoader} finds with the class loader of the current thread} Of
     * several with the same name, the one for the most specific class of games is taken; if there is no such one, none
     * of them is. What cannot be used is left out, and {@link #broken} says why.
     *
     * @param <V> what they see
     * @param <A> what they do
     * @param game the game
     */
    public static <V, A> Bots<V, A> of(Game<?, A, ?, V> game) {
        FoundBots found = FoundBots.onPath();
        SortedMap<String, BotProvider<?, V, A>> usable = TreeMap.empty();
        Array<BrokenBot> broken = found.broken();
        SortedMap<String, Array<FoundBots.Named>> named = TreeMap.ofEntries(
                found.usable().filter(one -> one.games().isInstance(game)).groupBy(FoundBots.Named::name));
        for (Tuple2<String, Array<FoundBots.Named>> called : named) {
            Array<FoundBots.Named> special = mostSpecial(called._2());
            if (special.size() == 1) {
                usable = usable.put(
                        special.head().name(), unchecked(special.head().provider()));
            } else {
                broken = broken.append(quarrel(special));
            }
        }
        return new Bots<>(game, usable, broken);
    }

    /** {@return the providers, by name} */
    public Seq<BotProvider<?, V, A>> all() {
        return providers.iterator().map(Tuple2::_2).toArray();
    }

    /**
     * The providers that were found but cannot be used: those that cannot be loaded or created or that break their
     * contract, for any game, and those for this game that have the same name. They are reported only here, and in the
     * message about a bot that does not exist.
     *
     * @return what is wrong with each; empty if all is well
     */
    public Seq<BrokenBot> broken() {
        return broken;
    }

    /**
     * A bot by name, with its own budget or another: {@code mcts}, {@code mcts@4000} or {@code mcts@200ms}.
     *
     * @param text the name, and after an {@code @} the budget
     * @return the bot, with the text as its name
     * @throws IllegalArgumentException if there is no such bot, it is broken, or the budget is not one; the message
     *     lists the bots that exist, and what was left out
     */
    public Entrant<V, A> entrant(String text) {
        int at = text.indexOf('@');
        String name = at < 0 ? text : text.substring(0, at);
        BotProvider<?, V, A> provider = providers.get(name).getOrElseThrow(() -> unknown(name));
        Budget budget = at < 0 ? usualBudget(provider) : Budget.parse(text.substring(at + 1));
        return new Entrant<>(text, budget, () -> made(provider));
    }

    private IllegalArgumentException unknown(String name) {
        Option<BrokenBot> known = broken.find(bot -> bot.name().equals(name) && !name.isEmpty());
        return new IllegalArgumentException(known.map(BrokenBot::reason)
                .getOrElse(() -> "there is no bot called '" + Excerpt.part(name) + "' for this game: "
                        + providers.keySet().mkString("choose one of ", ", ", "")
                        + broken.map(bot -> "; " + bot.reason()).mkString()));
    }

    private static Budget usualBudget(BotProvider<?, ?, ?> provider) {
        try {
            return FoundBots.present(provider.budget(), "budget");
        } catch (Throwable fault) {
            throw new IllegalArgumentException(FoundBots.reason(provider, fault), fault);
        }
    }

    private <G extends Game<?, A, ?, V>> Bot<V, A> made(BotProvider<G, V, A> provider) {
        return provider.newBot(provider.games().cast(game));
    }

    /** A bot for fewer games knows more about each of them. */
    private static Array<FoundBots.Named> mostSpecial(Array<FoundBots.Named> called) {
        return called.reject(one -> called.exists(other -> isWider(one.games(), other.games())));
    }

    private static boolean isWider(Class<?> one, Class<?> other) {
        return one.isAssignableFrom(other) && !one.equals(other);
    }

    private static BrokenBot quarrel(Array<FoundBots.Named> special) {
        String name = special.head().name();
        return new BrokenBot(
                name,
                "two kinds of bots are called '" + name + "': "
                        + special.take(2)
                                .map(one -> one.provider().getClass().getName())
                                .mkString(" and "));
    }

    /**
     * Safe because {@link BotProvider#games} says what a provider plays, and its type binds views and actions to that.
     */
    @SuppressWarnings("unchecked")
    private static <V, A> BotProvider<?, V, A> unchecked(BotProvider<?, ?, ?> provider) {
        return (BotProvider<?, V, A>) provider;
    }
}
