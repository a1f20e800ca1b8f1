package io.github.casemate.ai.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.Sprt;
import io.github.casemate.ai.arena.stats.SprtResult;
import io.github.casemate.ai.arena.stats.SprtResult.Outcome;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two bots play until it is clear which is better. */
class SequentialArenaTest {

    private static final Sprt TEST = Sprt.of(0, 100);

    private static final Arena<Pig.State, Pig.Action, Pig.Event, Pig.State> ARENA = Arena.roundRobin(
                    new Pig(2, 40), List.of(Pigs.holdsAt(15), Pigs.random("chance")))
            .games(4_000)
            .seed(42)
            .until(TEST);

    private static SprtResult test(ArenaResult result) {
        return result.statistics().test().get();
    }

    @Test
    void aClearDifferenceTakesFewGames() {
        ArenaResult result = ARENA.run();
        assertThat(test(result).outcome()).isEqualTo(Outcome.BETTER);
        assertThat(result.games()).hasSize(2 * test(result).deals()).hasSizeBetween(32, 400);
        assertThat(test(result).deals() % 16).isZero();
    }

    @Test
    void theGuideShowsHowToAsk() {
        var arena = Arena.roundRobin(new Pig(2, 40), List.of(Pigs.holdsAt(15), Pigs.random("chance")));
        ArenaResult result = arena.games(20_000).until(Sprt.of(0, 100)).seed(42).run();
        SprtResult test = result.statistics().test().get();
        System.out.println(test.outcome() + " after " + test.deals() + " deals");
        assertThat(result.games()).isEqualTo(ARENA.run().games());
    }

    @Test
    void theGamesAreTheFirstOfThoseWithoutATest() {
        ArenaResult result = ARENA.run();
        ArenaSpec plain = result.spec().withTest(io.vavr.control.Option.none());
        assertThat(result.games().map(game -> game.fixture()))
                .isEqualTo(plain.fixtures().take(result.games().size()));
    }

    @Test
    void whoIsWorseIsNotBetter() {
        ArenaResult result = Arena.roundRobin(new Pig(2, 40), List.of(Pigs.random("chance"), Pigs.holdsAt(15)))
                .games(4_000)
                .seed(42)
                .until(TEST)
                .run();
        assertThat(test(result).outcome()).isEqualTo(Outcome.NOT_BETTER);
        assertThat(result.report().text())
                .startsWith("chance against hold-15: 0 Elo rather than +100, after "
                        + test(result).deals() + " deals.");
    }

    @Test
    void itDecidesAfterTheSameGamesWithAnyNumberOfThreads() {
        ArenaResult alone = ARENA.threads(1).run();
        assertThat(ARENA.threads(4).run()).isEqualTo(alone);
    }

    @Test
    void aRunThatWasStoppedComesToTheSameDecision(@TempDir Path folder) throws IOException {
        Path log = folder.resolve("games.log");
        ArenaResult whole = ARENA.log(log).run();
        String[] lines = Files.readString(log).split("(?<=\n)");
        Files.writeString(log, String.join("", Arrays.copyOf(lines, lines.length - 21)));
        assertThat(ArenaResult.read(log).report().text()).contains("still open after");
        assertThat(ARENA.log(log).run()).isEqualTo(whole);
        assertThat(test(ArenaResult.read(log))).isEqualTo(test(whole));
        assertThat(ArenaSpec.read(whole.spec().text())).isEqualTo(whole.spec());
    }

    @Test
    void theLastGamesDecideNothingIfTheyAreNotEnough() {
        ArenaResult result = ARENA.games(20).run();
        assertThat(result.games()).hasSize(20);
        assertThat(test(result).deals()).isEqualTo(10);
    }

    @Test
    void reportsSayWhatWasAskedAndHowSureTheAnswerIs() {
        ArenaResult result = ARENA.run();
        int deals = test(result).deals();
        assertThat(result.report().text())
                .startsWith("hold-15 against chance: +100 Elo rather than 0, after " + deals + " deals.")
                .contains("sequential test: 0 or +100 Elo? +100 Elo after " + deals + " deals")
                .contains("5.0 % of runs");
        assertThat(result.report().html()).contains("<h2>Sequential test</h2>");
        assertThat(result.report().json())
                .contains("\"outcome\": \"better\"")
                .contains("\"deals\": " + deals)
                .contains("\"falseAlarm\": 0.05");
    }

    @Test
    void nobodyKnowsHowManyGamesAreLeft() {
        var heard = new ArrayList<Progress>();
        ARENA.run(heard::add);
        assertThat(heard.get(0).left()).isEmpty();
        assertThat(heard.get(0).toString()).startsWith("1 of at most 4000 games, 0:0");
    }

    @Test
    void itTakesTwo() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Arena.roundRobin(
                                new Pig(2, 20), Array.of(Pigs.holdsAt(10), Pigs.holdsAt(20), Pigs.random("chance")))
                        .until(TEST))
                .withMessageContaining("compares two");
    }
}
