package io.github.casemate.expansions;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Games, states, matches and views may be shared between threads: all find what one thread alone would find. */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class SharedBetweenThreadsTest {

    private static final int THREADS = 8;
    private static final int WAYS = 24;
    private static final int DECISIONS = 40;

    private static final Ruleset FOUR = Ruleset.secondEdition(4)
            .with("captains", "coquina", "monuments", "ramparts")
            .withTurnLimit(60);
    private static final Ruleset SOLO = Ruleset.solo("ghost-captain").withTurnLimit(60);

    /** What one way to play on from a match comes to, and everything that can be asked of it. */
    private record Way(
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> end,
            Seq<GameView<Table>> views,
            Seq<Seq<Event<Table>>> heard,
            Seq<GameState<Table>> imagined,
            int hash,
            String text) {

        static Way from(Match<GameState<Table>, Action, Event<Table>, GameView<Table>> start, int number) {
            SplitMix64 random = new SplitMix64(number);
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> end = played(start, DECISIONS, random);
            Seq<PlayerId> viewers = end.game().players().append(PlayerId.SPECTATOR);
            Seq<GameView<Table>> shared = viewers.map(start::view);
            return new Way(
                    end,
                    viewers.map(end::view).appendAll(shared),
                    viewers.map(player -> end.eventsSince(0, player)),
                    shared.map(view -> end.game().determinize(view, random)),
                    start.hashCode() + start.state().hashCode(),
                    start.state() + " " + end.undo());
        }
    }

    @Test
    void manyThreadsPlayOnFromOneMatch() {
        for (Ruleset ruleset : List.of(FOUR, SOLO)) {
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> alone = begun(IslandSiege.of(ruleset));
            Seq<Way> expected = Array.range(0, WAYS).map(number -> Way.from(alone, number));
            assertThat(expected.map(Way::end).distinct().size())
                    .as("the ways are different")
                    .isGreaterThan(WAYS / 2);

            // A match that nobody has looked at yet, so that whatever is made when it is first needed is made now.
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> shared =
                    begun(IslandSiege.of(fresh(ruleset)));
            Seq<Way> found = together(number -> Way.from(shared, number));

            assertThat(found).isEqualTo(expected);
        }
    }

    @Test
    void manyThreadsBeginMatchesOfOneGame() {
        IslandSiege shared = IslandSiege.of(fresh(FOUR));
        Seq<Way> expected =
                Array.range(0, WAYS).map(number -> Way.from(Match.of(IslandSiege.of(FOUR), number), number));

        assertThat(together(number -> Way.from(Match.of(shared, number), number)))
                .isEqualTo(expected);
    }

    /** An equal ruleset that is another object. */
    private static Ruleset fresh(Ruleset ruleset) {
        Ruleset fresh = ruleset.withTurnLimit(61).withTurnLimit(60);
        assertThat(fresh).isEqualTo(ruleset).isNotSameAs(ruleset);
        return fresh;
    }

    private static Match<GameState<Table>, Action, Event<Table>, GameView<Table>> begun(IslandSiege game) {
        return played(Match.of(game, 11L), 10, new SplitMix64(5));
    }

    private static Match<GameState<Table>, Action, Event<Table>, GameView<Table>> played(
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> start, int decisions, SplitMix64 random) {
        Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match = start;
        for (int i = 0; i < decisions && !match.isOver(); i++) {
            Seq<Action> legal = match.legalActions();
            match = match.play(legal.get((int) SplitMix64.below(random, legal.size())));
        }
        return match;
    }

    /** All ways at once, in order; all threads set out together. */
    private static <T> Seq<T> together(IntFunction<T> way) {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            CountDownLatch ready = new CountDownLatch(THREADS);
            java.util.List<Future<T>> answers = new ArrayList<>();
            for (int number = 0; number < WAYS; number++) {
                int mine = number;
                answers.add(threads.submit(() -> {
                    ready.countDown();
                    ready.await();
                    return way.apply(mine);
                }));
            }
            java.util.List<T> found = new ArrayList<>();
            for (Future<T> answer : answers) {
                found.add(answer.get());
            }
            return Array.ofAll(found);
        } catch (InterruptedException | ExecutionException failed) {
            throw new AssertionError(failed);
        } finally {
            threads.shutdownNow();
        }
    }
}
