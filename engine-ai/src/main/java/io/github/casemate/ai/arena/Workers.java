package io.github.casemate.ai.arena;

import io.github.casemate.ai.arena.game.Fixture;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Result;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The threads that play. Each plays whole games; the calling thread collects the records and keeps watch. When a bot
 * does not come back, its thread is interrupted and abandoned, a new one takes its place, and the game is recorded as
 * it is. Threads are daemons, so an abandoned one does not keep the program alive; it cannot be stopped, though, and
 * may go on using a core.
 *
 * <p>Bots can interrupt these threads, and even kill them. An interrupt costs nothing. When all threads have ended and
 * games are still open, the caller gets an exception instead of waiting forever.
 */
final class Workers {

    private static final long LOOK_ROUND_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

    private final Array<Fixture> fixtures;
    private final BiFunction<Fixture, Watch, ? extends GameRun<?, ?, ?, ?>> begin;
    private final Consumer<? super GameRecord> records;
    private final AtomicInteger next = new AtomicInteger();

    /** Adding to it neither waits nor reacts to interrupts, which may come from any bot at any time. */
    private final BlockingQueue<Finished> finished = new LinkedTransferQueue<>();

    private final List<Worker> workers = new ArrayList<>();
    private volatile boolean closed;

    /** A record, or why there is none. */
    private record Finished(
            Fixture fixture,
            @Nullable GameRecord game,
            @Nullable Throwable fault) {}

    Workers(
            Array<Fixture> fixtures,
            BiFunction<Fixture, Watch, ? extends GameRun<?, ?, ?, ?>> begin,
            Consumer<? super GameRecord> records) {
        this.fixtures = fixtures;
        this.begin = begin;
        this.records = records;
    }

    /** Plays all fixtures and hands over each record, in the order in which games end, on the calling thread. */
    void play(int threads) {
        try {
            for (int i = 0; i < Math.min(threads, fixtures.size()); i++) {
                workers.add(hire());
            }
            int open = fixtures.size();
            long looked = System.nanoTime();
            while (open > 0) {
                boolean alone = workers.stream().noneMatch(Thread::isAlive);
                Finished done = finished.poll(LOOK_ROUND_NANOS, TimeUnit.NANOSECONDS);
                if (done != null) {
                    records.accept(record(done));
                    open--;
                } else if (alone) {
                    throw lost(open);
                }
                if (System.nanoTime() - looked > LOOK_ROUND_NANOS) {
                    open -= giveUpTheHung();
                    looked = System.nanoTime();
                }
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new ArenaException(ArenaException.INTERRUPTED, stopped);
        } catch (OutOfMemoryError full) {
            throw new ArenaException("memory has run out for the arena itself: " + Excerpt.of(full), full);
        } finally {
            closed = true;
            workers.forEach(Thread::interrupt);
            workers.forEach(worker -> dismiss(worker.run, Option.none()));
        }
    }

    private static GameRecord record(Finished done) {
        if (done.fault() instanceof ArenaException known) {
            throw known;
        }
        if (done.fault() instanceof OutOfMemoryError full) {
            throw new ArenaException("memory has run out outside of the bots, in " + done.fixture(), full);
        }
        if (done.fault() != null) {
            throw new GameFailedException(done.fixture(), done.fault());
        }
        if (done.game() == null) {
            throw new IllegalStateException("neither a record nor a fault");
        }
        return done.game();
    }

    /** All threads have ended, and what they have finished was handed over. Nobody will finish what is still open. */
    private ArenaException lost(int open) {
        Throwable cause = workers.stream()
                .map(worker -> worker.death)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(null);
        return new ArenaException(
                "the threads that play have ended, and " + open + " of " + fixtures.size() + " games have no record"
                        + (cause == null ? "" : ": " + Excerpt.of(cause)),
                cause);
    }

    private int giveUpTheHung() {
        int given = 0;
        for (int i = 0; i < workers.size(); i++) {
            GameRecord record = workers.get(i).givenUp();
            if (record != null) {
                workers.get(i).interrupt();
                dismiss(workers.get(i).run, Option.some(record.result()));
                records.accept(record);
                given++;
                workers.set(i, hire());
            }
        }
        return given;
    }

    /** Tells bots of the end, on a thread of its own: they may not come back from it. */
    private static void dismiss(@Nullable GameRun<?, ?, ?, ?> run, Option<Result> result) {
        if (run != null && run.hasBots()) {
            Thread thread = new Thread(() -> run.end(result), "arena-end");
            thread.setDaemon(true);
            thread.start();
        }
    }

    private Worker hire() {
        Worker worker = new Worker();
        worker.setDaemon(true);
        worker.start();
        return worker;
    }

    private final class Worker extends Thread {

        private final Watch watch = new Watch();
        private volatile @Nullable GameRun<?, ?, ?, ?> run;

        /** What has ended the thread before its time. */
        private volatile @Nullable Throwable death;

        Worker() {
            super("arena");
        }

        @Override
        public void run() {
            try {
                int index = next.getAndIncrement();
                while (index < fixtures.size() && !closed) {
                    Finished done = played(fixtures.get(index));
                    if (done == null) {
                        return;
                    }
                    finished.add(done);
                    index = next.getAndIncrement();
                }
            } catch (Throwable killed) {
                death = killed;
            }
        }

        private @Nullable Finished played(Fixture fixture) {
            try {
                GameRun<?, ?, ?, ?> now = begin.apply(fixture, watch);
                run = now;
                GameRecord record = now.play();
                return record == null ? null : new Finished(fixture, record, null);
            } catch (Throwable fault) {
                return watch.isAbandoned() ? null : new Finished(fixture, null, fault);
            }
        }

        /**
         * The record of the game whose bot has used up all patience, if it has; then no other thread ends that game.
         */
        @Nullable
        GameRecord givenUp() {
            long ticket = watch.ticket();
            GameRun<?, ?, ?, ?> now = run;
            if (ticket <= 0 || now == null) {
                return null;
            }
            long waited = watch.waited(ticket);
            return now.isOutOfPatience(waited) && watch.abandon(ticket) ? now.hung(waited) : null;
        }
    }
}
