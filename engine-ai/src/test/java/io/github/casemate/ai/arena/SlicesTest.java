package io.github.casemate.ai.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.ai.arena.game.Fixture;
import io.github.casemate.ai.arena.game.Slice;
import io.github.casemate.ai.arena.game.Sprt;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** One arena on several machines, which have nothing in common but what was typed. */
class SlicesTest {

    private static final Arena<Pig.State, Pig.Action, Pig.Event, Pig.State> ARENA = Arena.roundRobin(
                    new Pig(2, 20), List.of(Pigs.holdsAt(10), Pigs.holdsAt(20), Pigs.random("chance")))
            .games(18)
            .seed(42);

    @TempDir
    private Path folder;

    private Array<Path> logs(int of) {
        return Array.rangeClosed(1, of).map(number -> {
            Path log = folder.resolve(number + "of" + of + ".log");
            ARENA.slice(new Slice(number, of)).log(log).run();
            return log;
        });
    }

    @Test
    void slicesTogetherAreTheWholeArena() {
        ArenaResult whole = ARENA.run();
        for (int of : new int[] {1, 2, 3, 5, 9, 30}) {
            ArenaResult merged = ArenaResult.merged(logs(of).reverse());
            assertThat(merged).isEqualTo(whole);
        }
    }

    @Test
    void theGuideShowsHowToShareTheGames() {
        Path here = folder.resolve("2.log");
        var logs = logs(3).replace(folder.resolve("2of3.log"), here);
        var arena = ARENA;
        arena.slice(Slice.read("2/3")).log(here).run();
        ArenaResult all = ArenaResult.merged(logs);
        assertThat(all).isEqualTo(ARENA.run());
    }

    @Test
    void eachGameIsInOneSliceAndDealsAreNotTornApart() {
        Array<Fixture> all = ARENA.spec().fixtures();
        for (int of = 1; of <= 12; of++) {
            int parts = of;
            Array<Array<Fixture>> slices =
                    Array.rangeClosed(1, of).map(number -> new Slice(number, parts).fixtures(ARENA.spec()));
            assertThat(slices.flatMap(slice -> slice).sortBy(Fixture::number)).isEqualTo(all);
            for (Array<Fixture> slice : slices) {
                assertThat(slice.groupBy(Fixture::seed).values().map(Seq::size)).allMatch(games -> games == 2);
            }
        }
    }

    @Test
    void aSliceHasItsShareOfEveryPairing() {
        for (int number = 1; number <= 3; number++) {
            Array<Fixture> slice = new Slice(number, 3).fixtures(ARENA.spec());
            assertThat(slice.groupBy(Fixture::pairing).values().map(Seq::size)).containsExactly(6, 6, 6);
        }
    }

    @Test
    void aSliceKnowsThatItIsAPart() {
        ArenaResult part = ARENA.slice(new Slice(2, 3)).run();
        assertThat(part.games()).hasSize(18);
        assertThat(part.missing()).hasSize(36);
        assertThat(part.report().text()).contains("18 games of 54");
    }

    @Test
    void missingGamesAreNamed() {
        Array<Path> logs = logs(9);
        assertThatThrownBy(() -> ArenaResult.merged(logs.removeAt(4)))
                .isInstanceOf(ArenaException.class)
                .hasMessageMatching("games [\\d, -]+ are in none of these logs, of 54 in all")
                .hasMessageContaining(
                        new Slice(5, 9).fixtures(ARENA.spec()).head().number() + "-");
    }

    @Test
    void gamesThatAreThereTwiceAreNamedWithBothFiles() throws IOException {
        Array<Path> logs = logs(9);
        Path copy = Files.copy(logs.get(3), folder.resolve("copy.log"));
        assertThatThrownBy(() -> ArenaResult.merged(logs.append(copy)))
                .isInstanceOf(ArenaException.class)
                .hasMessageMatching("games [\\d, -]+ are in .*copy\\.log and in .*4of9\\.log too");
    }

    @Test
    void logsOfOtherArenasAreNotMixedIn() {
        Path foreign = folder.resolve("foreign.log");
        ARENA.seed(43).slice(new Slice(1, 2)).log(foreign).run();
        assertThatThrownBy(() -> ArenaResult.merged(logs(2).replace(folder.resolve("1of2.log"), foreign)))
                .isInstanceOf(ForeignLogException.class)
                .hasMessageContaining("seed");
        assertThatThrownBy(() -> ArenaResult.merged(List.empty())).isInstanceOf(ArenaException.class);
    }

    @Test
    void aSliceThatWasStoppedGoesOn() throws IOException {
        Path log = logs(2).head();
        String[] lines = Files.readString(log).split("(?<=\n)");
        Files.writeString(log, String.join("", java.util.Arrays.copyOf(lines, lines.length - 4)));
        ArenaResult again = ARENA.slice(new Slice(1, 2)).log(log).run();
        assertThat(again).isEqualTo(ARENA.slice(new Slice(1, 2)).run());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "3", "0/8", "9/8", "-1/8", "1/0", "1/", "/2", "a/b", "1/2/3", "1.0/2", "99999999999/2"})
    void whatIsNotASliceIsRefused(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Slice.read(text))
                .withMessageStartingWith("a slice is one of several, such as 3/8 for the third of eight, not ");
    }

    @Test
    void aSliceIsReadAsItIsWritten() {
        assertThat(Slice.read("3/8")).isEqualTo(new Slice(3, 8)).hasToString("3/8");
    }

    @Test
    void noPartOfTheGamesDecidesATest() {
        var two = Arena.roundRobin(new Pig(2, 20), List.of(Pigs.holdsAt(10), Pigs.holdsAt(20)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> two.until(Sprt.of(0, 20)).slice(new Slice(1, 2)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> two.slice(new Slice(1, 2)).until(Sprt.of(0, 20)));
    }
}
