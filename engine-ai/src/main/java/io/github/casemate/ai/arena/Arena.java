package io.github.casemate.ai.arena;

import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.NamedNotes;
import io.github.casemate.ai.Note;
import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.game.Mode;
import io.github.casemate.ai.arena.game.PackRef;
import io.github.casemate.ai.arena.game.Slice;
import io.github.casemate.ai.arena.game.Sprt;
import io.github.casemate.ai.arena.game.TimeLimits;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.GamePacks;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * Lets bots play many games against each other.
 *
 * <pre>{@code
 * var arena = Arena.of(pack, game, Mode.ROUND_ROBIN, entrants).games(400).seed(42).log(path);
 * ArenaResult result = arena.run(ProgressLine.on(System.err));
 * System.out.println(result.report().text());
 * }</pre>
 *
 * <p>An arena is immutable: each setting gives another arena. Which games are played, who sits where and with what seed
 * is decided by its {@linkplain #spec spec} and nothing else; each game is played by the rules of the {@link Referee}.
 * So the records do not depend on the number of threads or on how often a run was stopped and continued, as long as
 * bots keep to a budget in iterations and take all their randomness from the generator that they are given.
 *
 * <p>Do not run an arena in a static initializer: bots are asked by other threads, and those would wait for the class
 * until the patience of the referee runs out.
 *
 * <p>The file is long because each setting is a method with its own comment; what is done with them is elsewhere.
 *
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
public final class Arena<S, A, E, V> {

    private final Game<S, A, E, V> game;
    private final Array<Entrant<V, A>> entrants;
    private final Option<GamePack<S, A, E, V>> pack;
    private final Array<NamedNotes<E>> notes;
    private final ArenaSpec spec;
    private final RunSettings settings;

    /** The settings that do not change the games: where they are kept, and how many are played at a time. */
    private record RunSettings(int threads, Option<Path> log, boolean seedGiven, Slice slice) {

        static RunSettings usual(boolean seedGiven) {
            return new RunSettings(Runtime.getRuntime().availableProcessors(), Option.none(), seedGiven, Slice.WHOLE);
        }

        RunSettings withThreads(int other) {
            return new RunSettings(other, log, seedGiven, slice);
        }

        RunSettings withLog(Option<Path> other) {
            return new RunSettings(threads, other, seedGiven, slice);
        }

        RunSettings withSeedGiven(boolean other) {
            return new RunSettings(threads, log, other, slice);
        }

        RunSettings withSlice(Slice other) {
            return new RunSettings(threads, log, seedGiven, other);
        }
    }

    private Arena(
            Game<S, A, E, V> game,
            Array<Entrant<V, A>> entrants,
            Option<GamePack<S, A, E, V>> pack,
            Array<NamedNotes<E>> notes,
            ArenaSpec spec,
            RunSettings settings) {
        this.game = game;
        this.entrants = entrants;
        this.pack = pack;
        this.notes = notes;
        this.spec = spec;
        this.settings = settings;
    }

    /**
     * All against each other, two at a time.
     *
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     * @param game what is played
     * @param entrants who takes part, by different names
     * @return the arena, with one round and a random seed
     */
    public static <S, A, E, V> Arena<S, A, E, V> roundRobin(Game<S, A, E, V> game, Seq<Entrant<V, A>> entrants) {
        return of(Mode.ROUND_ROBIN, game, entrants);
    }

    /**
     * One against each of the others.
     *
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     * @param game what is played
     * @param one who meets all the others
     * @param field the others
     * @return the arena, with one round and a random seed
     */
    public static <S, A, E, V> Arena<S, A, E, V> oneAgainstField(
            Game<S, A, E, V> game, Entrant<V, A> one, Seq<Entrant<V, A>> field) {
        return of(Mode.ONE_AGAINST_FIELD, game, field.prepend(one));
    }

    /**
     * All tables of different entrants, as many to a table as there are seats.
     *
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     * @param game what is played
     * @param entrants who takes part, by different names; at least as many as seats
     * @return the arena, with one round and a random seed
     */
    public static <S, A, E, V> Arena<S, A, E, V> tables(Game<S, A, E, V> game, Seq<Entrant<V, A>> entrants) {
        return of(Mode.TABLES, game, entrants);
    }

    /**
     * Each for itself on one seat of a solo game, whose other seats the rules play.
     *
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     * @param game what is played
     * @param seat the seat that is asked
     * @param entrants who takes part, by different names; one is enough
     * @return the arena, with one round and a random seed
     */
    public static <S, A, E, V> Arena<S, A, E, V> alone(
            Game<S, A, E, V> game, PlayerId seat, Seq<Entrant<V, A>> entrants) {
        return of(Mode.ROUND_ROBIN, game, Array.of(seat), entrants);
    }

    /**
     * A game of a pack. What the pack and the {@linkplain io.github.casemate.ai.BotProvider providers} know comes with
     * it: the settings stand in the title, in reports and in the log, which is then enough to {@linkplain #resume make
     * the game again}; entrants fill the seats that the pack says; and everything that has notes is counted. Where only
     * one seat is filled, each entrant plays alone.
     *
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     * @param pack the pack
     * @param game one of its games, usually with the {@linkplain GamePack#settingsForBots settings for bots}
     * @param mode who meets whom; in {@link Mode#ONE_AGAINST_FIELD} the first of the entrants is the one
     * @param entrants who takes part, by different names
     * @return the arena, with one round and a random seed
     */
    public static <S, A, E, V> Arena<S, A, E, V> of(
            GamePack<S, A, E, V> pack, Game<S, A, E, V> game, Mode mode, Seq<Entrant<V, A>> entrants) {
        Arena<S, A, E, V> plain = of(mode, game, pack.filled(game).toArray(), entrants);
        ArenaSpec named = plain.spec.withGame(Titles.of(pack, game), Option.some(PackRef.of(pack, game)));
        return new Arena<>(game, plain.entrants, Option.some(pack), Array.empty(), named, plain.settings)
                .noting(Bots.notes(game).toArray());
    }

    /**
     * Goes on with a log, with nothing else in hand: the game and the bots are made as the log says.
     *
     * @param log the log of an arena for a game of a pack
     * @param packs where the pack is looked for, such as {@link GamePacks#onPath}
     * @return the arena, with that log
     * @throws DamagedLogException if it is not a log
     * @throws ArenaException if the game cannot be made: the log does not name a pack, there is no such pack, its rules
     *     have another version, or a setting is a document; or if {@link Bots} does not find a bot, or nobody knows what
     *     was counted. Then make the arena by hand, and give it the log
     */
    public static Arena<?, ?, ?, ?> resume(Path log, GamePacks packs) {
        return Resumption.of(log, packs);
    }

    private static <S, A, E, V> Arena<S, A, E, V> of(Mode mode, Game<S, A, E, V> game, Seq<Entrant<V, A>> entrants) {
        return of(mode, game, Array.ofAll(game.players()), entrants);
    }

    private static <S, A, E, V> Arena<S, A, E, V> of(
            Mode mode, Game<S, A, E, V> game, Array<PlayerId> filled, Seq<Entrant<V, A>> entrants) {
        ArenaSpec spec = new ArenaSpec(
                String.valueOf(game),
                Option.none(),
                game.players().size(),
                filled,
                mode,
                participants(entrants),
                1,
                new SecureRandom().nextLong(),
                TimeLimits.standard(),
                Array.empty(),
                Option.none());
        return new Arena<>(game, Array.ofAll(entrants), Option.none(), Array.empty(), spec, RunSettings.usual(false));
    }

    /** The arena that a spec describes. */
    static <S, A, E, V> Arena<S, A, E, V> of(
            GamePack<S, A, E, V> pack,
            Game<S, A, E, V> game,
            Seq<Entrant<V, A>> entrants,
            Array<NamedNotes<E>> notes,
            ArenaSpec spec) {
        return new Arena<>(game, Array.ofAll(entrants), Option.some(pack), notes, spec, RunSettings.usual(true));
    }

    /**
     * Which games are played.
     *
     * @return the spec; if no seed was given and there is a log, the seed is the log's
     */
    public ArenaSpec spec() {
        return spec;
    }

    /**
     * Says what is played, for the head of reports and of the log. By default it is the text of the game. A log is
     * recognized by it: if the text of a game leaves out some of its rules, give one that does not.
     *
     * @param text the game and all of its rules
     * @return the arena
     */
    public Arena<S, A, E, V> title(String text) {
        return with(spec.withTitle(text));
    }

    /**
     * Says which seats the entrants fill, if not all. A solo game may have a seat that the rules play themselves.
     *
     * @param seats the seats; they are taken in order
     * @return the arena, with one round
     */
    public Arena<S, A, E, V> seats(PlayerId... seats) {
        return with(spec.withFilled(Array.of(seats).sorted()).withRounds(1));
    }

    /**
     * Says how many games each pairing plays. Set the {@linkplain #seats seats} first.
     *
     * @param perPairing at least this many; rounded up so that every seating is played equally often
     * @return the arena
     * @throws IllegalArgumentException if the number is not positive, or too large
     */
    public Arena<S, A, E, V> games(int perPairing) {
        int seatings = spec.seatings().size();
        return with(spec.withRounds((int) (((long) perPairing + seatings - 1) / seatings)));
    }

    /**
     * Gives the seed, to repeat a run. Without it, a random one is taken and recorded. A seed that people can guess can
     * be guessed by bots too.
     *
     * @param seed where all randomness comes from
     * @return the arena
     */
    public Arena<S, A, E, V> seed(long seed) {
        return seeded(seed, true);
    }

    private Arena<S, A, E, V> seeded(long seed, boolean given) {
        return with(spec.withSeed(seed)).with(settings.withSeedGiven(given));
    }

    /**
     * Sets other limits.
     *
     * @param limits what the referee tolerates
     * @return the arena
     */
    public Arena<S, A, E, V> limits(TimeLimits limits) {
        return with(spec.withLimits(limits));
    }

    /**
     * Notes what happens, to be counted by seat. Notes of the same name are replaced.
     *
     * @param name the name under which the log knows it: lower-case letters, digits and hyphens
     * @param other what is worth noting of an event, which is not redacted; called by several threads
     * @return the arena
     */
    public Arena<S, A, E, V> notes(String name, Function<? super E, ? extends Iterable<Note>> other) {
        return noting(notes.reject(known -> known.name().equals(name)).append(new NamedNotes<>(name, other)));
    }

    private Arena<S, A, E, V> noting(Array<NamedNotes<E>> all) {
        return new Arena<>(game, entrants, pack, all, spec.withNotes(all.map(NamedNotes::name)), settings);
    }

    /**
     * Says how many games are played at a time, if not one for each core.
     *
     * @param number how many
     * @return the arena
     * @throws IllegalArgumentException if the number is not positive
     */
    public Arena<S, A, E, V> threads(int number) {
        if (number < 1) {
            throw new IllegalArgumentException("at least one thread has to play, not " + number);
        }
        return with(settings.withThreads(number));
    }

    /**
     * Keeps the games in a file, so that a run that was stopped can be continued by running the same arena again.
     *
     * @param file the log; it is created if it does not exist
     * @return the arena
     */
    public Arena<S, A, E, V> log(Path file) {
        return with(settings.withLog(Option.some(file)));
    }

    /**
     * Plays a part of the games only, for instance one on each of several machines. Give each slice a log and put the logs
     * together with {@link ArenaResult#merged}, or the records with {@link ArenaResult#of}.
     *
     * @param part which part
     * @return the arena; its spec is that of the whole. All slices need the same seed
     * @throws IllegalArgumentException if there is a {@linkplain #until test}: no part of the games can decide it
     */
    public Arena<S, A, E, V> slice(Slice part) {
        requireWholeTest(part, spec.test());
        return with(settings.withSlice(part));
    }

    /**
     * Stops as soon as a sequential test has decided whether the first entrant is better than the second. The games are
     * those of the arena without a test, up to a point; {@link #games} says how many there are at the most. So give it
     * many.
     *
     * @param test the test; it takes two entrants
     * @return the arena
     * @throws IllegalArgumentException if there are more entrants, or fewer, or if this is a {@linkplain #slice slice}
     */
    public Arena<S, A, E, V> until(Sprt test) {
        requireWholeTest(settings.slice(), Option.some(test));
        return with(spec.withTest(Option.some(test)));
    }

    private static void requireWholeTest(Slice part, Option<Sprt> test) {
        if (test.isDefined() && part.of() > 1) {
            throw new IllegalArgumentException(
                    "a slice cannot decide a sequential test: the test looks at all games, batch by batch");
        }
    }

    /**
     * The same on another game, for instance one with other rules, with the same seed.
     *
     * @param other what is played instead; it must have as many seats, and the title tells of it
     * @param same the same entrants, for that game
     * @return the arena, without a log
     */
    public Arena<S, A, E, V> on(Game<S, A, E, V> other, Seq<Entrant<V, A>> same) {
        ArenaSpec there = new ArenaSpec(
                pack.map(known -> Titles.of(known, other)).getOrElse(() -> String.valueOf(other)),
                pack.map(known -> PackRef.of(known, other)),
                other.players().size(),
                spec.filled(),
                spec.mode(),
                participants(same),
                spec.rounds(),
                spec.seed(),
                spec.limits(),
                spec.notes(),
                spec.test());
        return new Arena<>(
                other,
                Array.ofAll(same),
                pack,
                notes,
                there,
                settings.withLog(Option.none()).withSeedGiven(true));
    }

    /**
     * {@return who plays a single game as this arena would, with its limits and its notes} The games of a {@linkplain
     * #spec spec} can be played anywhere: give each of its {@linkplain ArenaSpec#fixtures fixtures} to a referee, and put
     * the records together with {@link ArenaResult#of}.
     */
    public Referee<S, A, E, V> referee() {
        return Referee.of(game)
                .limits(spec.limits())
                .notes(event -> notes.flatMap(noted -> noted.of().apply(event)));
    }

    /**
     * Plays all games that are not in the log yet.
     *
     * @return all games; with a {@linkplain #slice slice} those of the slice, and with a {@linkplain #until test} those that
     *     it took
     * @throws ArenaException as {@link #run(Consumer)} does
     */
    public ArenaResult run() {
        return run(progress -> {});
    }

    /**
     * Plays all games that are not in the log yet.
     *
     * @param progress called after each game, by the calling thread
     * @return all games, as {@link #run()} has them
     * @throws ForeignLogException if the log belongs to another arena
     * @throws DamagedLogException if the log cannot be read
     * @throws UnfilledSeatException if a seat is asked that no entrant fills
     * @throws GameFailedException if a game itself fails
     * @throws ArenaException if the log cannot be written, the calling thread is interrupted, memory runs out outside
     *     the bots, or the threads that play are killed
     */
    public ArenaResult run(Consumer<? super Progress> progress) {
        if (settings.log().isEmpty()) {
            return play(Array.empty(), record -> {}, progress);
        }
        Path file = settings.log().get();
        if (!settings.seedGiven()) {
            Option<Long> seed = GameLog.seedIn(file);
            if (seed.exists(known -> known != spec.seed())) {
                return seeded(seed.get(), false).run(progress);
            }
        }
        try (GameLog log = GameLog.open(file, spec)) {
            return play(log.games(), log::append, progress);
        }
    }

    private ArenaResult play(
            Array<GameRecord> known, Consumer<? super GameRecord> log, Consumer<? super Progress> progress) {
        Map<String, Entrant<V, A>> byName = entrants.toLinkedMap(Entrant::name, entrant -> entrant);
        Referee<S, A, E, V> referee = referee();
        return new ArenaRun(spec, settings.slice(), known, log, progress)
                .play((fixture, watch) -> referee.begin(fixture, byName, watch), settings.threads());
    }

    private Arena<S, A, E, V> with(ArenaSpec other) {
        return new Arena<>(game, entrants, pack, notes, other, settings);
    }

    private Arena<S, A, E, V> with(RunSettings other) {
        return new Arena<>(game, entrants, pack, notes, spec, other);
    }

    private static Array<ArenaSpec.Participant> participants(Seq<? extends Entrant<?, ?>> entrants) {
        return entrants.map(entrant -> new ArenaSpec.Participant(entrant.name(), entrant.budget()))
                .toArray();
    }
}
