package io.github.casemate.ai.arena;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.Note;
import io.github.casemate.ai.arena.game.Fixture;
import io.github.casemate.ai.arena.game.Forfeit;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.game.Seeds;
import io.github.casemate.ai.arena.game.TimeLimits;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.Runaway;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One game while it is played. It runs on one thread. Only when that thread has not come back from a bot, and the watch
 * says so, may another one ask {@link #hung} for the record: the game does not move then.
 */
final class GameRun<S, A, E, V> {

    private final Game<S, A, E, V> game;
    private final TimeLimits limits;
    private final Fixture fixture;
    private final Map<String, Entrant<V, A>> entrants;
    private final Watch watch;
    private final Seq<PlayerId> players;
    private final Seeds seeds;
    private final NoteCounter<E> counter;
    private final Array<SeatMeter> meters;
    private final java.util.Map<PlayerId, Bot<V, A>> bots = new ConcurrentHashMap<>();

    private S state;
    private int asked;
    private int outcomes;
    private int unasked;
    private @Nullable PlayerId player;
    private @Nullable Forfeit forfeit;
    private volatile @Nullable GameRecord ended;
    private volatile boolean stopped;

    GameRun(
            Game<S, A, E, V> game,
            TimeLimits limits,
            Function<? super E, ? extends Iterable<Note>> notes,
            Fixture fixture,
            Map<String, Entrant<V, A>> entrants,
            Watch watch) {
        this.game = game;
        this.limits = limits;
        this.fixture = fixture;
        this.entrants = entrants;
        this.watch = watch;
        this.players = game.players();
        this.seeds = Seeds.ofGame(fixture.seed(), fixture.seats().mkString("\n"));
        this.counter = new NoteCounter<>(notes, players.size());
        this.meters = Array.fill(players.size(), SeatMeter::new);
        this.state = game.newGame();
    }

    Fixture fixture() {
        return fixture;
    }

    /** Plays to the end, and tells the bots; null if the thread was abandoned on the way. */
    @Nullable
    GameRecord play() {
        try {
            GameRecord record = played();
            if (record != null && !bots.isEmpty()) {
                ended = record;
                long ticket = watch.enter();
                end(Option.some(record.result()));
                return watch.leave(ticket) ? record : null;
            }
            return record;
        } finally {
            end(Option.none());
        }
    }

    /** Tells each bot, unless it has been told, that it is not needed any more. */
    void end(Option<Result> result) {
        stopped = true;
        for (PlayerId seat : players) {
            @Nullable Bot<V, A> bot = bots.remove(seat);
            try {
                if (bot != null) {
                    bot.end(result);
                }
            } catch (Throwable ignored) {
                // The game is over: nothing that a bot throws now can change its result.
            }
        }
    }

    /** Whether there are bots that have not been told of the end. */
    boolean hasBots() {
        return !bots.isEmpty();
    }

    private @Nullable GameRecord played() {
        while (true) {
            Turn turn = game.turn(state);
            if (turn instanceof Turn.Over over) {
                return record(over.result());
            }
            if (!(turn instanceof Turn.Player next)) {
                unasked(game.chance(state).sample(SplitMix64.of(fixture.seed(), outcomes++)));
                continue;
            }
            Seq<A> legal = game.legalActions(state);
            if (legal.size() == 1) {
                unasked(legal.head());
                continue;
            }
            if (asked == limits.decisions()) {
                return record(Result.draw(players, GameRecord.DECISION_LIMIT));
            }
            A answer = ask(next.id(), legal);
            // This comes first: the thread that has abandoned this one records the forfeit, and the record is its own.
            if (watch.isAbandoned()) {
                return null;
            }
            if (answer == null) {
                return record(lostBy(next.id()));
            }
            step(answer);
        }
    }

    /** Whether the bot that is thinking has used up all patience, after this many nanoseconds. */
    boolean isOutOfPatience(long nanos) {
        // If no bot is thinking, the thread has gone on to another game meanwhile.
        return player != null && Duration.ofNanos(nanos).compareTo(patience(player)) > 0;
    }

    /** The record when a bot has not come back for this many nanoseconds. It is too late for a forfeit at the end. */
    GameRecord hung(long nanos) {
        GameRecord known = ended;
        if (known != null) {
            return known;
        }
        PlayerId offender = asking();
        meters.get(offender.index()).thought(nanos, 0, true);
        String reason = "gave no answer within " + patience(offender).toMillis() + " ms";
        forfeit = new Forfeit(offender, Forfeit.Kind.HUNG, reason);
        return record(lostBy(offender));
    }

    private Duration patience(PlayerId thinking) {
        Budget budget = entrant(thinking).budget();
        return budget.isTime() ? limits.patience().plus(allowed(budget)) : limits.patience();
    }

    private PlayerId asking() {
        if (player == null) {
            throw new IllegalStateException("nobody has been asked yet");
        }
        return player;
    }

    /** Plays what no bot decides: an outcome of chance, or the only answer of a player. */
    private void unasked(A action) {
        Runaway.check(++unasked);
        step(action);
    }

    private void step(A action) {
        Transition<S, E> transition = game.apply(state, action);
        state = transition.state();
        counter.hear(transition.events());
    }

    /** A legal action; or null if the bot has forfeited or the thread was abandoned. */
    private @Nullable A ask(PlayerId id, Seq<A> legal) {
        Entrant<V, A> entrant = entrant(id);
        V view = game.view(state, id);
        SeatMeter meter = meters.get(id.index());
        player = id;
        asked++;
        unasked = 0;
        var random = seeds.generator(id.index(), meter.next());

        BotCall<V, A> call = new BotCall<>(
                () -> Decision.of(id, view, legal, random, entrant.budget()), answer -> game.tryApply(state, answer));
        // A bot, or a timer that it has left running, may have interrupted the thread; the next one must not suffer
        // from it.
        Thread.interrupted();
        long ticket = watch.enter();
        call.ask(() -> bot(id, entrant));
        if (!watch.leave(ticket)) {
            return null;
        }
        // Nor must the game.
        Thread.interrupted();
        Budget budget = entrant.budget();
        meter.thought(call.nanos(), call.spent(), isLate(call.nanos(), budget));
        forfeit = call.fault(id, isOver(call.nanos(), budget), limits);
        return forfeit == null ? call.chosen() : null;
    }

    private @Nullable Bot<V, A> bot(PlayerId id, Entrant<V, A> entrant) {
        @Nullable Bot<V, A> known = bots.get(id);
        if (known != null) {
            return known;
        }
        @Nullable Bot<V, A> made = entrant.bots().get();
        if (made != null) {
            bots.put(id, made);
        }
        if (stopped) {
            end(Option.none());
        }
        return made;
    }

    private Entrant<V, A> entrant(PlayerId id) {
        return entrants.get(fixture.seats().get(id.index())).getOrElseThrow(() -> new UnfilledSeatException(id));
    }

    private boolean isLate(long nanos, Budget budget) {
        return budget.isTime() && nanos > budget.time().plusMillis(10).toNanos();
    }

    private boolean isOver(long nanos, Budget budget) {
        return budget.isTime() && Duration.ofNanos(nanos).compareTo(allowed(budget)) > 0;
    }

    private Duration allowed(Budget budget) {
        return budget.time().plus(limits.grace());
    }

    private Result lostBy(PlayerId offender) {
        return Result.loss(players, offender, GameRecord.FORFEIT);
    }

    private GameRecord record(Result result) {
        return new GameRecord(
                fixture,
                result,
                Option.of(forfeit),
                meters.map(SeatMeter::decisions),
                counter.counted(),
                meters.map(SeatMeter::time));
    }
}
