package io.github.casemate.ai;

import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Game;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * What a {@link BotProvider} has for one game: bots, which of them are levels for people, and what is worth counting in
 * reports. A roster is immutable: each method gives another one.
 *
 * @param <V> what the bots see
 * @param <A> what they do
 * @param <E> the events of the game
 */
public final class Roster<V, A, E> {

    private static final Pattern NAME = Pattern.compile("[a-z0-9-]+");

    private final Array<BotKind<V, A>> bots;
    private final Array<Level> levels;
    private final Array<NamedNotes<E>> notes;
    private final boolean fallback;

    private Roster(Array<BotKind<V, A>> bots, Array<Level> levels, Array<NamedNotes<E>> notes, boolean fallback) {
        this.bots = bots;
        this.levels = levels;
        this.notes = notes;
        this.fallback = fallback;
    }

    /**
     * {@return a roster with nothing in it}
     *
     * @param game the game that it is for
     * @param <V> what the bots see
     * @param <A> what they do
     * @param <E> the events of the game
     */
    public static <V, A, E> Roster<V, A, E> of(Game<?, A, E, V> game) {
        return new Roster<>(Array.empty(), Array.empty(), Array.empty(), false);
    }

    /**
     * {@return this and a bot}
     *
     * @param name its name: lower-case letters, digits and hyphens
     * @param about how it plays, in one sentence
     * @param budget how much it thinks about a decision by default
     * @param made makes a new bot for each seat of each game; several threads may call it
     * @throws IllegalArgumentException if the name is taken, or has other characters
     */
    public Roster<V, A, E> bot(String name, String about, Budget budget, Supplier<? extends Bot<V, A>> made) {
        return new Roster<>(bots.append(new BotKind<>(free(name), about, budget, made)), levels, notes, fallback);
    }

    /**
     * {@return this and a level for people} Levels are told from the weakest to the strongest.
     *
     * @param name its name: lower-case letters, digits and hyphens
     * @param about how it plays, in one sentence
     * @param bot the name of the bot that plays; it may be one that plays every game, such as {@code ismcts}
     * @param budget how much it thinks about a decision
     * @throws IllegalArgumentException if the name is taken, or has other characters
     */
    public Roster<V, A, E> level(String name, String about, String bot, Budget budget) {
        return new Roster<>(bots, levels.append(new Level(free(name), about, bot, budget)), notes, fallback);
    }

    /**
     * {@return this and something to count}
     *
     * @param name the name under which logs know it: lower-case letters, digits and hyphens
     * @param noted what is worth noting of an event, which is not redacted; several threads call it
     * @throws IllegalArgumentException if the name has other characters
     */
    public Roster<V, A, E> notes(String name, Function<? super E, ? extends Iterable<Note>> noted) {
        return new Roster<>(bots, levels, notes.append(new NamedNotes<>(name, noted)), fallback);
    }

    /** {@return the same for want of something better: other bots of the same names take their place} */
    public Roster<V, A, E> asFallback() {
        return new Roster<>(bots, levels, notes, true);
    }

    /** {@return the bots, as they were added} */
    public Seq<BotKind<V, A>> bots() {
        return bots;
    }

    /** {@return the levels, the weakest first} */
    public Seq<Level> levels() {
        return levels;
    }

    /** {@return what is counted} */
    public Seq<NamedNotes<E>> notes() {
        return notes;
    }

    /** {@return whether other bots of the same names take the place of these} */
    public boolean isFallback() {
        return fallback;
    }

    /** {@return the names of all bots and levels} */
    Array<String> names() {
        return bots.map(BotKind::name).appendAll(levels.map(Level::name));
    }

    private String free(String name) {
        if (names().contains(requireName(name))) {
            throw new IllegalArgumentException("it has two bots called '" + name + "'");
        }
        return name;
    }

    static String requireName(String name) {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("a name is not made of lower-case letters, digits and hyphens: '"
                    + Excerpt.of(name, Excerpt.MOST / 2) + "'");
        }
        return name;
    }
}
