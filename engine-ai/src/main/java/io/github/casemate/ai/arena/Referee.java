package io.github.casemate.ai.arena;

import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.Note;
import io.github.casemate.ai.arena.game.Fixture;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.game.TimeLimits;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Game;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Plays one game between bots, and makes sure that they keep to the rules.
 *
 * <p><b>Forfeits.</b> A bot forfeits the game if its answer is null or not legal, if it throws anything, if it reports
 * more iterations than its budget has, if it takes longer than its time budget and the {@linkplain TimeLimits#grace
 * grace}, or if it has not answered when {@linkplain TimeLimits#patience patience} runs out. The same holds for
 * creating the bot, though that takes nothing from its budget, and for its answer: one that throws when it is compared
 * is not legal, and one whose text never ends has hung. The game ends there. The offender has lost, with utility -1,
 * and all other seats have won together: with two players the other one wins, with more they share the win equally,
 * 1/(n-1) each. The record says who did what. If memory runs out while a bot is thinking, that bot has thrown, even if
 * another one has used up the memory.
 *
 * <p><b>The end.</b> When a game is over, each bot that was asked {@linkplain io.github.casemate.ai.Bot#end hears} the
 * result; when the arena stops before, it hears that there is none. What a bot does there changes no result: what it
 * throws is ignored, and if it hangs, its thread is abandoned when patience runs out.
 *
 * <p><b>What no referee can stop.</b> Bots run in the same virtual machine. One that calls {@link System#exit}, or
 * breaks the machine in another way, ends the program. One that interrupts the threads of the arena costs no bot a
 * game; one that kills them ends the run with an {@link ArenaException}.
 *
 * <p><b>Chance.</b> The n-th outcome comes from the seed of the game, as in {@link io.github.casemate.kernel.Match}.
 * For every decision, a bot gets a generator of its own, made from the seed of the game, the seating, the seat and the
 * number of the decision by a {@linkplain io.github.casemate.ai.arena.game.Seeds one-way function}: it cannot compute
 * the dice from it. It could still try out all seeds that a person might have typed, so use a random one if bots may
 * cheat. One supplier makes the bots of all seats and games; no referee can see what they share behind it.
 *
 * <p><b>Single answers.</b> Where a player has only one answer, which happens if a question is {@linkplain
 * io.github.casemate.kernel.Turn#secretly secret}, the referee gives it. No bot is called, no budget is spent, and it
 * does not count as a decision anywhere.
 *
 * <p>A game that takes more {@linkplain TimeLimits#decisions decisions} than allowed is drawn.
 *
 * @param <S> the state
 * @param <A> the actions
 * @param <E> the events
 * @param <V> the view
 */
public final class Referee<S, A, E, V> {

    private final Game<S, A, E, V> game;
    private final TimeLimits limits;
    private final Function<? super E, ? extends Iterable<Note>> notes;

    private Referee(Game<S, A, E, V> game, TimeLimits limits, Function<? super E, ? extends Iterable<Note>> notes) {
        this.game = game;
        this.limits = limits;
        this.notes = notes;
    }

    /**
     * {@return a referee with the {@linkplain TimeLimits#standard standard limits} that notes nothing}
     *
     * @param <S> the state
     * @param <A> the actions
     * @param <E> the events
     * @param <V> the view
     * @param game what is played
     */
    public static <S, A, E, V> Referee<S, A, E, V> of(Game<S, A, E, V> game) {
        return new Referee<>(game, TimeLimits.standard(), event -> List.empty());
    }

    /**
     * Sets other limits.
     *
     * @param other the limits
     * @return the referee
     */
    public Referee<S, A, E, V> limits(TimeLimits other) {
        return new Referee<>(game, other, notes);
    }

    /**
     * Notes what happens.
     *
     * @param other what is worth noting of an event, which is not redacted; called by several threads
     * @return the referee
     */
    public Referee<S, A, E, V> notes(Function<? super E, ? extends Iterable<Note>> other) {
        return new Referee<>(game, limits, other);
    }

    /**
     * Plays one game that is not part of an arena, on a thread of its own.
     *
     * @param seats who sits where, from the first seat on; seats without an entrant must not be asked. The same entrant
     *     may have several seats
     * @param seed where randomness comes from
     * @return the record, as game number 0
     * @throws UnfilledSeatException if a seat is asked that has no entrant
     * @throws GameFailedException if the game itself fails
     * @throws ArenaException if the calling thread is interrupted, memory runs out outside the bots, or the thread that
     *     plays is killed
     * @throws IllegalArgumentException if there are more entrants than seats, or different ones of the same name
     */
    public GameRecord play(Seq<Entrant<V, A>> seats, long seed) {
        Map<String, Entrant<V, A>> entrants = seats.toLinkedMap(Entrant::name, entrant -> entrant);
        int players = game.players().size();
        if (seats.size() > players || seats.exists(entrant -> !entrants.containsValue(entrant))) {
            throw new IllegalArgumentException("at most " + players + " entrants with different names, not "
                    + Excerpt.of(seats.map(Entrant::name).mkString(", ")));
        }
        Array<String> names =
                seats.map(Entrant::name).padTo(players, Fixture.NOBODY).toArray();
        Fixture fixture = new Fixture(0, entrants.keySet().toArray(), 0, names, seed);
        return play(fixture, entrants);
    }

    /**
     * Plays one game of an arena, on a thread of its own.
     *
     * @param fixture who sits where, and the seed
     * @param entrants those who sit there, by name; others may be among them
     * @return the record
     * @throws UnfilledSeatException if a seat is asked that has no entrant
     * @throws GameFailedException if the game itself fails
     * @throws ArenaException if the calling thread is interrupted, memory runs out outside the bots, or the thread that
     *     plays is killed
     * @throws IllegalArgumentException if the game has another number of seats, or an entrant is not there
     */
    public GameRecord play(Fixture fixture, Seq<Entrant<V, A>> entrants) {
        Map<String, Entrant<V, A>> byName = entrants.toLinkedMap(Entrant::name, entrant -> entrant);
        int players = game.players().size();
        if (fixture.seats().size() != players) {
            throw new IllegalArgumentException(
                    "the game has " + players + " seats, not " + fixture.seats().size());
        }
        fixture.seats()
                .find(name -> !name.equals(Fixture.NOBODY) && !byName.containsKey(name))
                .forEach(name -> {
                    throw new IllegalArgumentException(
                            "the entrant '" + Excerpt.part(name) + "' is not there to play " + Excerpt.part(fixture));
                });
        return play(fixture, byName);
    }

    private GameRecord play(Fixture fixture, Map<String, Entrant<V, A>> entrants) {
        AtomicReference<@Nullable GameRecord> played = new AtomicReference<>();
        new Workers(Array.of(fixture), (only, watch) -> begin(only, entrants, watch), played::set).play(1);
        GameRecord record = played.get();
        if (record == null) {
            throw new IllegalStateException("a game was played without a record");
        }
        return record;
    }

    GameRun<S, A, E, V> begin(Fixture fixture, Map<String, Entrant<V, A>> entrants, Watch watch) {
        return new GameRun<>(game, limits, notes, fixture, entrants, watch);
    }
}
