package io.github.casemate.ai.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.game.TimeLimits;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.List;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameLogTest {

    /** Names and reasons with everything that could break a line. */
    private static final Entrant<Pig.State, Pig.Action> ODD = Pigs.honest(
            "odd, \t;=%\n\"<name>\" é😀",
            d -> {
                if (d.view().banked().get(d.player().index()) > 5) {
                    throw new IllegalStateException("a;b,c=d\te%41\n+f");
                }
                return d.view().pot() >= 6 ? Pig.Choice.HOLD : Pig.Choice.ROLL;
            });

    private static final Arena<Pig.State, Pig.Action, Pig.Event, Pig.State> ARENA = Arena.roundRobin(
                    new Pig(2, 20), List.of(Pigs.holdsAt(10), Pigs.random("chance"), ODD))
            .games(4)
            .seed(42)
            .notes("pig", Pigs::notes);

    @TempDir
    private Path folder;

    private Path log;

    @BeforeEach
    void name() {
        log = folder.resolve("games.log");
    }

    @Test
    void whatIsReadIsWhatWasPlayed() {
        ArenaResult played = ARENA.log(log).run();
        assertThat(played.games().exists(game -> game.forfeit().isDefined())).isTrue();
        ArenaResult read = ArenaResult.read(log);
        assertThat(read).isEqualTo(played);
        assertThat(read.games().map(game -> game.times()))
                .isEqualTo(played.games().map(game -> game.times()));
        assertThat(read.report().text()).isEqualTo(played.report().text());
    }

    @Test
    void onlyAFileIsALog() throws IOException {
        Path endless = Path.of("/dev/zero");
        for (Path other : List.of(Files.createDirectory(log), Files.exists(endless) ? endless : log)) {
            assertThatThrownBy(() -> ARENA.log(other).run())
                    .isInstanceOf(ArenaException.class)
                    .hasMessage("the log " + other + " is not a file");
            assertThatThrownBy(() -> ArenaResult.read(other))
                    .isInstanceOf(ArenaException.class)
                    .hasMessage("the log " + other + " is not a file");
        }
    }

    @Test
    void aFinishedRunIsNotPlayedAgain() throws IOException {
        ArenaResult played = ARENA.log(log).run();
        byte[] before = Files.readAllBytes(log);
        var heard = new ArrayList<Progress>();
        assertThat(ARENA.log(log).run(heard::add)).isEqualTo(played);
        assertThat(heard).isEmpty();
        assertThat(Files.readAllBytes(log)).isEqualTo(before);
    }

    @Test
    void aRunThatWasKilledAnywhereGoesOnWithoutLosingOrRepeatingAGame() throws IOException {
        ArenaResult whole = ARENA.run();
        ARENA.threads(1).log(log).run();
        byte[] bytes = Files.readAllBytes(log);
        for (int kept = 0; kept <= bytes.length; kept += kept < bytes.length - 600 ? 61 : 1) {
            Files.write(log, Arrays.copyOf(bytes, kept));
            var heard = new ArrayList<Progress>();
            assertThat(ARENA.threads(1).log(log).run(heard::add)).isEqualTo(whole);
            int gamesKept = lines(Arrays.copyOf(bytes, kept));
            assertThat(heard).as("cut at %d", kept).hasSize(12 - gamesKept);
            assertThat(lines(Files.readAllBytes(log))).isEqualTo(12);
            assertThat(ArenaResult.read(log)).isEqualTo(whole);
        }
    }

    @Test
    void whatFollowsATornLineWithoutSenseIsDroppedToo() throws IOException {
        ArenaResult whole = ARENA.log(log).run();
        Files.write(log, new byte[] {0, 0, '\n', 'x', '\n', (byte) 0xC3}, java.nio.file.StandardOpenOption.APPEND);
        assertThat(ARENA.log(log).run()).isEqualTo(whole);
        assertThat(lines(Files.readAllBytes(log))).isEqualTo(12);
    }

    @Test
    void gamesAreWrittenWhileTheRunGoesOn() {
        var counts = new HashSet<Integer>();
        ARENA.log(log).run(progress -> {
            try {
                counts.add(lines(Files.readAllBytes(log)) - progress.done());
            } catch (IOException failure) {
                throw new java.io.UncheckedIOException(failure);
            }
        });
        assertThat(counts).containsExactly(0);
    }

    @Test
    void aRunThatFailsKeepsItsGames() {
        ArenaResult whole = ARENA.run();
        assertThatThrownBy(() -> ARENA.log(log).run(progress -> {
                    if (progress.done() == 5) {
                        throw new IllegalStateException("pulled the plug");
                    }
                }))
                .hasMessage("pulled the plug");
        assertThat(ArenaResult.read(log).games()).hasSize(5);
        var heard = new ArrayList<Progress>();
        assertThat(ARENA.log(log).run(heard::add)).isEqualTo(whole);
        assertThat(heard).hasSize(7).extracting(Progress::resumed).containsOnly(5);
    }

    @Test
    void aRandomSeedIsTakenFromTheLog() {
        var arena = Arena.roundRobin(new Pig(2, 20), List.of(Pigs.holdsAt(10), Pigs.random("chance")))
                .games(6);
        ArenaResult first = arena.log(log).run();
        var again = Arena.roundRobin(new Pig(2, 20), List.of(Pigs.holdsAt(10), Pigs.random("chance")))
                .games(6);
        assertThat(again.log(log).run()).isEqualTo(first);
    }

    @Test
    void theLogOfAnotherArenaIsRefusedWithTheDifference() {
        ARENA.log(log).run();
        assertRefused(ARENA.seed(43), "seed", "43", "42");
        assertRefused(ARENA.games(6), "rounds", "3", "2");
        assertRefused(ARENA.title("Hog"), "game", "Hog", "Pig[playerCount=2, target=20]");
        assertRefused(ARENA.limits(TimeLimits.standard().withDecisions(7)), "decision limit", "7", "20000");
        var other = new Entrant<>(
                "chance", Budget.parse("20ms"), Pigs.random("chance").bots());
        assertRefused(
                ARENA.on(new Pig(2, 20), List.of(Pigs.holdsAt(10), other, ODD)),
                "entrants",
                "hold-10=1,chance=20ms,",
                "hold-10=1,chance=1,");
    }

    @Test
    void aFileThatIsNoLogIsLeftAlone() throws IOException {
        Files.writeString(log, "Dear diary,\n");
        assertThatThrownBy(() -> ARENA.log(log).run())
                .isInstanceOf(DamagedLogException.class)
                .hasMessageContaining("not the log of an arena");
        assertThat(log).hasContent("Dear diary,\n");
    }

    @Test
    void damageInTheMiddleIsTold() throws IOException {
        ARENA.log(log).run();
        String text = Files.readString(log);
        int line = text.split("\n", -1).length - 4;
        int at = text.indexOf("target");
        Files.writeString(log, text.substring(0, at) + "T" + text.substring(at + 1));
        assertThat(catchThrowableOfType(
                                DamagedLogException.class, () -> ARENA.log(log).run())
                        .line())
                .isBetween(1, line);
    }

    @Test
    void twoRunsDoNotWriteIntoOneLog() {
        ARENA.log(log)
                .run(progress -> assertThatThrownBy(() -> ARENA.log(log).run())
                        .isInstanceOf(ArenaException.class)
                        .hasMessageContaining("another arena of this program"));
    }

    private void assertRefused(
            Arena<Pig.State, Pig.Action, Pig.Event, Pig.State> arena, String what, String here, String there) {
        ForeignLogException refused = catchThrowableOfType(
                ForeignLogException.class, () -> arena.log(log).run());
        assertThat(refused.difference()).isEqualTo(what);
        assertThat(refused.here()).startsWith(here);
        assertThat(refused.there()).startsWith(there);
        assertThat(refused).hasMessageContaining(what).hasMessageContaining(here);
    }

    /** How many games there are in a log. */
    private static int lines(byte[] log) {
        int lines = 0;
        for (byte b : log) {
            lines += b == '\n' ? 1 : 0;
        }
        return Math.max(0, lines - 17);
    }
}
