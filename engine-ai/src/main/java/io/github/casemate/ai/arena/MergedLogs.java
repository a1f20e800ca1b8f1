package io.github.casemate.ai.arena;

import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.Fixture;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.kernel.Excerpt;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The logs of slices, put together. */
final class MergedLogs {

    private MergedLogs() {}

    static ArenaResult of(Seq<Path> logs) {
        if (logs.isEmpty()) {
            throw new ArenaException("there is no log to put together", null);
        }
        ArenaSpec spec = GameLog.spec(logs.head());
        Array<Fixture> fixtures = spec.fixtures();
        @Nullable Path[] from = new Path[fixtures.size()];
        List<GameRecord> games = new ArrayList<>();
        for (Path log : logs) {
            Array<GameRecord> here = GameLog.read(log, spec);
            Array<Integer> twice = here.map(game -> game.fixture().number())
                    .filter(number -> from[number] != null)
                    .sorted();
            if (!twice.isEmpty()) {
                throw new ArenaException(
                        Numbers.of(twice) + (twice.size() == 1 ? " is" : " are") + " in " + Excerpt.part(log)
                                + " and in " + Excerpt.part(from[twice.head()]) + " too",
                        null);
            }
            here.forEach(game -> {
                from[game.fixture().number()] = log;
                games.add(game);
            });
        }
        ArenaResult result = ArenaResult.partOf(spec, Array.ofAll(games));
        Array<Integer> missing = result.missing().map(Fixture::number);
        if (!missing.isEmpty() && spec.test().isEmpty()) {
            throw new ArenaException(
                    Numbers.of(missing) + (missing.size() == 1 ? " is" : " are") + " in none of these logs, of "
                            + fixtures.size() + " in all",
                    null);
        }
        return result;
    }
}
