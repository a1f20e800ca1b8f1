package io.github.casemate.ai.arena;

import io.github.casemate.ai.Bots;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.CheckedLine;
import io.github.casemate.testkit.Stranger;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** However long a name or a log is: what is said of it is short, and no terminal obeys it. */
class BriefArenaErrorsTest {

    private static final Pig GAME = new Pig(2, 20);
    private static final Entrant<Pig.State, Pig.Action> STRANGE = Pigs.random(Stranger.TEXT);
    private static final Arena<Pig.State, Pig.Action, Pig.Event, Pig.State> ARENA = Arena.roundRobin(
                    GAME, List.of(Pigs.holdsAt(10), Pigs.random("chance")))
            .games(2)
            .seed(42);

    @TempDir
    private Path folder;

    static Stream<Named<ThrowingCallable>> entrances() {
        ArenaResult played = ARENA.run();
        return Stream.of(
                of("a budget", () -> Budget.parse(Stranger.TEXT)),
                of("a long number", () -> Budget.parse("1".repeat(100_000))),
                of("a bot", () -> Bots.of(GAME).entrant(Stranger.TEXT)),
                of("a bot's budget", () -> Bots.of(GAME).entrant("random@" + Stranger.TEXT)),
                of(
                        "entrants with one name",
                        () -> Arena.roundRobin(GAME, List.fill(100, STRANGE)).run()),
                of(
                        "a blank name",
                        () -> Arena.roundRobin(GAME, List.of(Pigs.random("\n"), STRANGE))
                                .run()),
                of("seats with one name", () -> Referee.of(GAME).play(List.of(STRANGE, Pigs.random(Stranger.TEXT)), 1)),
                of("somebody's place", () -> played.statistics().standing(Stranger.TEXT)),
                of("somebody's rating", () -> played.statistics().elo().rating(Stranger.TEXT)));
    }

    private static Named<ThrowingCallable> of(String name, ThrowingCallable entrance) {
        return Named.of(name, entrance);
    }

    @ParameterizedTest
    @MethodSource("entrances")
    void aRefusalQuotesLittle(ThrowingCallable entrance) {
        Stranger.isRefusedBriefly(entrance);
    }

    @Test
    void eachLineOfAForgedHeadIsQuotedBriefly() throws IOException {
        Array<Array<String>> head = fields(ARENA.spec().text());
        for (int line = 1; line < head.size() - 1; line++) {
            Path log = written(head.update(line, head.get(line).update(1, Stranger.TEXT)));

            Stranger.isRefusedBriefly(() -> ARENA.log(log).run());
            if (!head.get(line).head().matches("game|rules version|settings|notes")) {
                Stranger.isRefusedBriefly(() -> ArenaResult.read(log));
            }
        }
    }

    @Test
    void eachFieldOfAForgedGameIsQuotedBriefly() throws IOException {
        ArenaResult played = ARENA.run();
        ArenaSpec spec = played.spec();
        Array<String> game = fields(played.games().head().text()).head();
        for (int field = 0; field < game.size(); field++) {
            Path log = written(fields(spec.text()).append(game.update(field, Stranger.TEXT)));
            // Why a game has ended may be any text.
            if (field != 7) {
                Stranger.isRefusedBriefly(() -> ArenaResult.read(log));
            }
        }
    }

    @Test
    void theNameOfALogIsQuotedBriefly() throws IOException {
        Path log = folder.resolve("\u001b\n" + "q".repeat(240));
        Stranger.isRefusedBriefly(() -> ArenaResult.read(log));
        Stranger.isRefusedBriefly(() -> ARENA.log(log.resolve("none")).run());
        Files.writeString(log, "nothing\n");
        Stranger.isRefusedBriefly(() -> ArenaResult.read(log));
        Stranger.isRefusedBriefly(() -> ARENA.log(log).run());
        Files.writeString(log, ARENA.seed(43).spec().text());
        Stranger.isRefusedBriefly(() -> ARENA.log(log).run());
    }

    private static Array<Array<String>> fields(String text) {
        return Array.of(text.split("\n")).map(line -> CheckedLine.read(line).get());
    }

    private Path written(Array<Array<String>> lines) throws IOException {
        return Files.writeString(
                folder.resolve("games.log"), lines.map(CheckedLine::of).mkString());
    }
}
