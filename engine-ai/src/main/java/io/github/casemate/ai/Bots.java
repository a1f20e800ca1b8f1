package io.github.casemate.ai;

import io.github.casemate.ai.FoundBots.Offer;
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
 * The bots that can be found for a game, by name. For every game there are {@code random}, {@code flat} and {@code
 * ismcts}. Threads may share this object, as they may share the game; each bot that it makes is asked by one thread at a
 * time.
 *
 * @param <V> what they see
 * @param <A> what they do
 */
public final class Bots<V, A> {

    private final SortedMap<String, BotKind<V, A>> kinds;
    private final Array<Level> levels;
    private final Array<BrokenBot> broken;

    private Bots(SortedMap<String, BotKind<V, A>> kinds, Array<Level> levels, Array<BrokenBot> broken) {
        this.kinds = kinds;
        this.levels = levels;
        this.broken = broken;
    }

    /**
     * {@return all bots for a game that {@link ServiceLoader} finds with the class loader of the current thread} If two
     * providers have bots of the same name, none of these is there, unless one of them is a {@linkplain
     * Roster#asFallback fallback}. What cannot be used is left out, and {@link #broken} says why.
     *
     * @param <V> what they see
     * @param <A> what they do
     * @param <E> the events of the game
     * @param game the game
     */
    public static <V, A, E> Bots<V, A> of(Game<?, A, E, V> game) {
        FoundBots<V, A, E> found = FoundBots.onPath(game);
        Array<Offer<V, A, E>> special =
                found.rosters().reject(offer -> offer.roster().isFallback());
        Array<String> names = special.flatMap(offer -> offer.roster().names());
        Array<String> twice = names.distinct().filter(name -> names.count(name::equals) > 1);
        Array<BrokenBot> broken = found.broken().appendAll(twice.map(name -> quarrel(name, special)));

        SortedMap<String, BotKind<V, A>> kinds = TreeMap.empty();
        for (Offer<V, A, E> offer :
                found.rosters().filter(offer -> offer.roster().isFallback()).appendAll(special)) {
            for (BotKind<V, A> kind : offer.roster().bots().reject(kind -> twice.contains(kind.name()))) {
                kinds = kinds.put(kind.name(), kind);
            }
        }
        Array<Level> levels = Array.empty();
        SortedMap<String, BotKind<V, A>> players = kinds;
        for (Offer<V, A, E> offer : special) {
            for (Level level : offer.roster().levels().reject(level -> twice.contains(level.name()))) {
                Option<BotKind<V, A>> player = players.get(level.bot());
                if (player.isEmpty()) {
                    broken = broken.append(unplayed(level, offer));
                }
                for (BotKind<V, A> kind : player) {
                    kinds = kinds.put(
                            level.name(), new BotKind<>(level.name(), level.about(), level.budget(), kind.bots()));
                    levels = levels.append(level);
                }
            }
        }
        return new Bots<>(kinds, levels, broken);
    }

    /**
     * {@return what is counted in the games of an arena, as the providers on the path say}
     *
     * @param game the game
     * @param <E> its events
     */
    public static <E> Seq<NamedNotes<E>> notes(Game<?, ?, E, ?> game) {
        return notesOf(game);
    }

    private static <V, A, E> Seq<NamedNotes<E>> notesOf(Game<?, A, E, V> game) {
        return FoundBots.onPath(game).rosters().flatMap(offer -> offer.roster().notes());
    }

    /** {@return the bots and the levels, by name} */
    public Seq<BotKind<V, A>> all() {
        return kinds.iterator().map(Tuple2::_2).toArray();
    }

    /** {@return the levels for people, the weakest first; none if nobody has tuned any for this game} */
    public Seq<Level> levels() {
        return levels;
    }

    /**
     * What was found but cannot be used: providers that cannot be loaded or created or that fail, bots of several
     * providers that have the same name, and levels of a bot that does not exist. They are reported only here, and in
     * the message about a bot that does not exist.
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
        BotKind<V, A> kind = kinds.get(name).getOrElseThrow(() -> unknown(name));
        return new Entrant<>(text, at < 0 ? kind.budget() : Budget.parse(text.substring(at + 1)), kind.bots());
    }

    private IllegalArgumentException unknown(String name) {
        Option<BrokenBot> known = broken.find(bot -> bot.name().equals(name) && !name.isEmpty());
        return new IllegalArgumentException(known.map(BrokenBot::reason)
                .getOrElse(() -> "there is no bot called '" + Excerpt.part(name) + "' for this game: "
                        + kinds.keySet().mkString("choose one of ", ", ", "")
                        + broken.map(bot -> "; " + bot.reason()).mkString()));
    }

    private static <V, A, E> BrokenBot quarrel(String name, Array<Offer<V, A, E>> offers) {
        return new BrokenBot(
                name,
                "two kinds of bots are called '" + name + "': "
                        + offers.filter(offer -> offer.roster().names().contains(name))
                                .take(2)
                                .map(offer -> Excerpt.part(offer.provider()))
                                .mkString(" and "));
    }

    private static BrokenBot unplayed(Level level, Offer<?, ?, ?> offer) {
        return new BrokenBot(
                level.name(),
                "the level '" + level.name() + "' of " + Excerpt.part(offer.provider())
                        + " cannot be used: there is no bot called '" + Excerpt.part(level.bot()) + "'");
    }
}
