package io.github.casemate.ai.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Entrant;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Interrupts at any time cost no game, unless it is the caller who is interrupted. */
class InterruptedArenaTest {

    private static final Duration LONG = Duration.ofSeconds(60);
    private static final Pig PIG = new Pig(2, 20);
    private static final Entrant<Pig.State, Pig.Action> HONEST = Pigs.holdsAt(10);

    private static Arena<Pig.State, Pig.Action, Pig.Event, Pig.State> arena(Entrant<Pig.State, Pig.Action> rude) {
        return Arena.roundRobin(PIG, List.of(rude, HONEST)).games(100).seed(7).threads(2);
    }

    @Test
    void aThreadThatIsInterruptedAfterTheLastAnswerLosesNoGame() {
        Arena<Pig.State, Pig.Action, Pig.Event, Pig.State> arena =
                arena(Pigs.holdsAt(15)).notes("pig", event -> List.empty());
        var peace = arena.run().games();
        var games = assertTimeoutPreemptively(
                LONG,
                () -> arena.notes("pig", event -> {
                            Thread.currentThread().interrupt();
                            return List.empty();
                        })
                        .run()
                        .games());
        assertThat(games).isEqualTo(peace);
    }

    @Test
    void aTimerThatInterruptsAtAnyTimeLosesNoGame() {
        Set<Thread> threads = ConcurrentHashMap.newKeySet();
        AtomicBoolean over = new AtomicBoolean();
        AtomicInteger interrupts = new AtomicInteger();
        Thread timer = new Thread(() -> {
            while (!over.get()) {
                threads.forEach(Thread::interrupt);
                interrupts.addAndGet(threads.size());
            }
        });
        Entrant<Pig.State, Pig.Action> timed = Pigs.honest("hold-15", d -> {
            threads.add(Thread.currentThread());
            if (d.view().pot() % 2 == 0) {
                Thread.interrupted();
            }
            return d.view().pot() >= 15 ? Pig.Choice.HOLD : Pig.Choice.ROLL;
        });
        var peace = arena(Pigs.holdsAt(15)).games(1000).run().games();
        timer.start();
        try {
            var games = assertTimeoutPreemptively(
                    LONG, () -> arena(timed).games(1000).run().games());
            assertThat(games).isEqualTo(peace);
            assertThat(interrupts.get()).isPositive();
        } finally {
            over.set(true);
        }
    }

    @Test
    void noBotIsAskedOnAThreadThatAnotherHasLeftInterrupted() {
        Set<Boolean> seen = ConcurrentHashMap.newKeySet();
        Entrant<Pig.State, Pig.Action> rude = Pigs.honest("rude", d -> {
            seen.add(Thread.currentThread().isInterrupted());
            Thread.currentThread().interrupt();
            return d.legal().last();
        });
        // A late timer hits between two questions; here it is the notes that do.
        assertTimeoutPreemptively(
                LONG,
                () -> arena(rude)
                        .notes("pig", event -> {
                            Thread.currentThread().interrupt();
                            return List.empty();
                        })
                        .run());
        assertThat(seen).containsExactly(false);
    }

    @Test
    void whoInterruptsTheCallerEndsTheArena(@TempDir Path folder) throws InterruptedException {
        Path log = folder.resolve("games.log");
        var arena = arena(Pigs.holdsAt(15));
        AtomicInteger heard = new AtomicInteger();
        assertTimeoutPreemptively(LONG, () -> {
            assertThatThrownBy(() -> arena.log(log).run(progress -> {
                        if (heard.incrementAndGet() == 5) {
                            Thread.currentThread().interrupt();
                        }
                    }))
                    .isInstanceOf(ArenaException.class)
                    .hasMessage("the arena was interrupted");
            assertThat(Thread.interrupted()).isTrue();
        });
        assertThat(ArenaResult.read(log).games()).hasSize(5);
        assertThat(arena.log(log).run()).isEqualTo(arena.run());
    }

    @Test
    void anErrorOutsideOfTheBotsEndsTheArena() {
        for (Error error : new Error[] {new InternalError("broken"), new StackOverflowError(), new ThreadDeath()}) {
            assertTimeoutPreemptively(
                    LONG,
                    () -> assertThatThrownBy(() -> arena(HONEST_TOO)
                                    .notes("pig", event -> fail(error))
                                    .run())
                            .isInstanceOf(GameFailedException.class)
                            .hasCause(error));
        }
        assertTimeoutPreemptively(
                LONG,
                () -> assertThatThrownBy(() -> arena(HONEST_TOO)
                                .notes("pig", event -> fail(new OutOfMemoryError("full")))
                                .run())
                        .isInstanceOf(ArenaException.class)
                        .hasMessageContaining("memory has run out outside of the bots, in game ")
                        .hasCauseInstanceOf(OutOfMemoryError.class));
    }

    @Test
    void anErrorThatCannotBeToldEndsTheArenaToo() {
        Error mute = new Error() {
            private static final long serialVersionUID = 1L;

            @Override
            @SuppressWarnings("OverrideThrowableToString")
            public String toString() {
                throw new IllegalStateException("no comment");
            }
        };
        assertTimeoutPreemptively(
                LONG,
                () -> assertThatThrownBy(() -> arena(HONEST_TOO)
                                .notes("pig", event -> fail(mute))
                                .run())
                        .isInstanceOf(GameFailedException.class)
                        .hasMessageContaining(" failed: " + mute.getClass().getName()));
    }

    @Test
    void anArenaWhoseThreadsAreGoneDoesNotWaitForThem() {
        var fixtures = arena(HONEST_TOO).spec().fixtures();
        Workers workers = new Workers(
                fixtures,
                (fixture, watch) -> {
                    // A thread that was given up ends without a word, and here nobody has taken its place.
                    watch.abandon(watch.enter());
                    throw new IllegalStateException("gone");
                },
                record -> {});
        assertTimeoutPreemptively(
                LONG,
                () -> assertThatThrownBy(() -> workers.play(3))
                        .isInstanceOf(ArenaException.class)
                        .hasMessage("the threads that play have ended, and 100 of 100 games have no record"));
    }

    private static final Entrant<Pig.State, Pig.Action> HONEST_TOO =
            new Entrant<>("too", Budget.iterations(1), HONEST.bots());

    private static <T> Seq<T> fail(Error error) {
        throw error;
    }
}
