package io.github.casemate.ai.arena;

import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.Fixture;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.game.Slice;
import io.github.casemate.ai.arena.game.Sprt;
import io.github.casemate.ai.arena.stats.SprtResult;
import io.vavr.collection.Array;
import java.time.Duration;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Plays the games of an arena that are not known yet: all of them, or batch by batch until a test has decided. */
final class ArenaRun {

    private final ArenaSpec spec;
    private final Array<Fixture> fixtures;
    private final Consumer<? super GameRecord> log;
    private final Consumer<? super Progress> progress;
    private final @Nullable GameRecord[] all;
    private final int resumed;
    private final long start = System.nanoTime();

    private int done;

    ArenaRun(
            ArenaSpec spec,
            Slice slice,
            Array<GameRecord> known,
            Consumer<? super GameRecord> log,
            Consumer<? super Progress> progress) {
        this.spec = spec;
        this.fixtures = slice.fixtures(spec);
        this.log = log;
        this.progress = progress;
        this.all = new GameRecord[spec.fixtures().size()];
        known.forEach(record -> all[record.fixture().number()] = record);
        this.resumed = fixtures.count(fixture -> all[fixture.number()] != null);
        this.done = resumed;
    }

    ArenaResult play(BiFunction<Fixture, Watch, ? extends GameRun<?, ?, ?, ?>> begin, int threads) {
        int batch = spec.test().map(Sprt::batch).getOrElse(spec.rounds());
        for (int played = 0; played < spec.rounds() && !isDecided(); played += batch) {
            int until = played + batch;
            Array<Fixture> open = fixtures.filter(fixture -> fixture.round() < until && all[fixture.number()] == null);
            new Workers(open, begin, this::add).play(threads);
        }
        return new ArenaResult(spec, games());
    }

    private void add(GameRecord record) {
        log.accept(record);
        all[record.fixture().number()] = record;
        Duration elapsed = Duration.ofNanos(System.nanoTime() - start);
        progress.accept(new Progress(++done, fixtures.size(), spec.test().isDefined(), resumed, elapsed));
    }

    private boolean isDecided() {
        return spec.test().exists(test -> SprtResult.of(test, spec, games()).outcome() != SprtResult.Outcome.OPEN);
    }

    private Array<GameRecord> games() {
        return Array.of(all).filter(Objects::nonNull);
    }
}
