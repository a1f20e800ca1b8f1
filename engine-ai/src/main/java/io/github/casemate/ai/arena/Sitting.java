package io.github.casemate.ai.arena;

import io.github.casemate.ai.Bot;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.game.Fixture;
import io.github.casemate.ai.arena.game.Forfeit;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.game.Limits;
import io.github.casemate.ai.arena.game.Note;
import io.github.casemate.ai.arena.game.Seeds;
import io.github.casemate.kernel.Game;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.kernel.Transition;
import io.github.casemate.kernel.Turn;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One game while it is played. It runs on one thread. Only when that thread has not come back from a bot, and the watch
 * says so, another one may ask {@link #hung} for the record: the game stands still then.
 */
final class Sitting<S, A, E, V> {

    /** A game in which chance acts so often between two decisions does not come to an end. */
    private static final int CHANCE_IN_A_ROW = 100_000;

    private final Game<S, A, E, V> game;
    private final Limits limits;
    private final Fixture fixture;
    private final Map<String, Entrant<V, A>> entrants;
    private final Watch watch;
    private final Seq<PlayerId> players;
    private final Seeds seeds;
    private final Notary<E> notary;
    private final Array<SeatMeter> meters;
    private final java.util.Map<PlayerId, Bot<V, A>> bots = new java.util.HashMap<>();

    private S state;
    private int asked;
    private int outcomes;
    private int outcomesBefore;
    private @Nullable PlayerId player;
    private @Nullable Forfeit forfeit;

    Sitting(
            Game<S, A, E, V> game,
            Limits limits,
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
        this.notary = new Notary<>(notes, players.size());
        this.meters = Array.fill(players.size(), SeatMeter::new);
        this.state = game.newGame();
    }

    Fixture fixture() {
        return fixture;
    }

    /** Plays to the end; null if the thread was given up on the way. */
    @Nullable
    GameRecord play() {
        while (true) {
            Turn turn = game.turn(state);
            if (turn instanceof Turn.Over over) {
                return record(over.result());
            }
            if (!(turn instanceof Turn.Player next)) {
                rollOn();
                continue;
            }
            if (asked == limits.decisions()) {
                return record(Result.draw(players, GameRecord.DECISION_LIMIT));
            }
            A answer = ask(next.id());
            if (forfeit != null) {
                return record(lostBy(forfeit.player()));
            }
            if (answer == null) {
                return null;
            }
            step(answer);
        }
    }

    /** How long to wait for the bot that is thinking, in nanoseconds. */
    long patience() {
        PlayerId thinking = player;
        if (thinking == null) {
            // The thread has gone on to another game meanwhile.
            return Long.MAX_VALUE;
        }
        Budget budget = entrant(thinking).budget();
        return limits.patience().toNanos() + (budget.isTime() ? allowed(budget) : 0);
    }

    /** The record when the bot that is thinking has not come back for so many nanoseconds. */
    GameRecord hung(long nanos) {
        PlayerId offender = asking();
        meters.get(offender.index()).thought(nanos, 0, true);
        forfeit = new Forfeit(offender, Forfeit.Kind.HUNG, "gave no answer within " + nanos / 1_000_000 + " ms");
        return record(lostBy(offender));
    }

    private PlayerId asking() {
        if (player == null) {
            throw new IllegalStateException("nobody has been asked yet");
        }
        return player;
    }

    private void rollOn() {
        if (outcomes - outcomesBefore > CHANCE_IN_A_ROW) {
            throw new IllegalStateException("chance goes on for ever");
        }
        A outcome = game.chance(state).sample(SplitMix64.of(fixture.seed(), outcomes));
        outcomes++;
        step(outcome);
    }

    private void step(A action) {
        Transition<S, E> transition = game.apply(state, action);
        state = transition.state();
        notary.hear(transition.events());
    }

    /** A legal action; or null, because the bot has forfeited or the thread was given up. */
    private @Nullable A ask(PlayerId id) {
        Entrant<V, A> entrant = entrant(id);
        V view = game.view(state, id);
        Seq<A> legal = game.legalActions(state);
        SeatMeter meter = meters.get(id.index());
        player = id;
        asked++;
        outcomesBefore = outcomes;
        var random = seeds.generator(id.index(), meter.next());

        Question<V, A> question = new Question<>(() -> Decision.of(id, view, legal, random, entrant.budget()));
        long ticket = watch.enter();
        question.ask(() -> bot(id, entrant));
        if (!watch.leave(ticket)) {
            return null;
        }
        // A bot may have left its thread interrupted; the arena's own waiting must not suffer from it.
        Thread.interrupted();
        Budget budget = entrant.budget();
        meter.thought(question.nanos(), question.spent(), isLate(question.nanos(), budget));
        forfeit = question.fault(id, isOver(question.nanos(), budget), limits);
        if (forfeit != null) {
            return null;
        }
        A chosen = question.chosen();
        if (chosen == null) {
            forfeit = new Forfeit(id, Forfeit.Kind.ILLEGAL_ACTION, question.whyIllegal(a -> game.tryApply(state, a)));
        }
        return chosen;
    }

    private Bot<V, A> bot(PlayerId id, Entrant<V, A> entrant) {
        return bots.computeIfAbsent(id, seat -> entrant.bots().get());
    }

    private Entrant<V, A> entrant(PlayerId id) {
        return entrants.get(fixture.seats().get(id.index())).getOrElseThrow(() -> new UnfilledSeatException(id));
    }

    private boolean isLate(long nanos, Budget budget) {
        return budget.isTime() && nanos > budget.time().plusMillis(10).toNanos();
    }

    private boolean isOver(long nanos, Budget budget) {
        return budget.isTime() && nanos > allowed(budget);
    }

    private long allowed(Budget budget) {
        return budget.time().plus(limits.grace()).toNanos();
    }

    private Result lostBy(PlayerId offender) {
        int others = players.size() - 1;
        return new Result(
                players.map(id -> id.equals(offender) ? -1.0 : 1.0 / others).toArray(),
                players.filter(id -> !id.equals(offender)).toArray(),
                GameRecord.FORFEIT);
    }

    private GameRecord record(Result result) {
        return new GameRecord(
                fixture,
                result,
                Option.of(forfeit),
                meters.map(SeatMeter::decisions),
                notary.counted(),
                meters.map(SeatMeter::time));
    }
}
