package io.github.casemate.ai.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.arena.game.ArenaSpec;
import io.github.casemate.ai.arena.game.CheckedLine;
import io.github.casemate.ai.arena.game.Forfeit;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.game.SeatTime;
import io.github.casemate.ai.arena.game.TimeLimits;
import io.github.casemate.testkit.games.Pig;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers that bots and files tell are refused or count as the largest there is; no sum of them wraps. */
class StrangeNumbersTest {

    private static final Duration LONG = Duration.ofSeconds(60);
    private static final String MOST = Long.toString(Long.MAX_VALUE);

    private static final Arena<Pig.State, Pig.Action, Pig.Event, Pig.State> ARENA = Arena.roundRobin(
                    new Pig(2, 20), List.of(Pigs.holdsAt(10), Pigs.holdsAt(15)))
            .games(4)
            .seed(1)
            .threads(1)
            .notes("pig", Pigs::notes);

    @TempDir
    private Path folder;

    @Test
    void whoTellsTheLargestNumberTwiceHasOverrunTheBudget() {
        Entrant<Pig.State, Pig.Action> boaster = Pigs.honest("boaster", d -> {
            d.report(Long.MAX_VALUE);
            d.report(Long.MAX_VALUE);
            return Pig.Choice.HOLD;
        });
        GameRecord record = Referee.of(new Pig(2, 100)).play(List.of(boaster, Pigs.holdsAt(10)), 1);
        assertThat(record.forfeit().get().kind()).isEqualTo(Forfeit.Kind.ITERATION_OVERRUN);
        assertThat(record.forfeit().get().reason()).isEqualTo("reported " + MOST + " iterations of 1");
    }

    @Test
    void whatABotTellsInManyDecisionsAndGamesNeverWraps() {
        Entrant<Pig.State, Pig.Action> boaster = new Entrant<>("boaster", Budget.parse("1000s"), () -> d -> {
            d.report(Long.MAX_VALUE - 1);
            return d.view().pot() >= 10 ? Pig.Choice.HOLD : Pig.Choice.ROLL;
        });
        ArenaResult result = Arena.roundRobin(new Pig(2, 20), List.of(boaster, Pigs.holdsAt(10)))
                .games(4)
                .seed(1)
                .run();
        assertThat(result.statistics().standing("boaster").time().iterations()).isEqualTo(Long.MAX_VALUE);
        assertThat(result.report().json()).contains(MOST).doesNotContain("-9223372036854775808");
    }

    /** Each field of a game in a log, by its number, with what cannot be. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            9 | -1;3                  | numbers of decisions and notes cannot be negative
            9 | 3                     | for each of 2 seats
            9 | 1;2;3                 | for each of 2 seats
            9 | 99999999999;3         | 99999999999
            10 | turn=-4;              | numbers of decisions and notes cannot be negative
            10 | turn=3                | for each of 2 seats
            11 | -1,0,0,0;0,0,0,0      | time and iterations cannot be negative
            11 | 0,-1,0,0;0,0,0,0      | time and iterations cannot be negative
            11 | 0,0,-1,0;0,0,0,0      | time and iterations cannot be negative
            11 | 0,0,0,-1;0,0,0,0      | time and iterations cannot be negative
            11 | 0,0,0,4294967297;0,0,0,0 | overflow
            11 | 0,0,0,0               | for each of 2 seats
            6 | 1.0                   | for each of 2 seats
            5 | 7                     | winners are different seats
            8 | 7;HUNG;late           | one of 2 seats
            """)
    void aGameThatCannotBeIsRefusedWithItsLine(int field, String text, String why) throws IOException {
        Path log = folder.resolve("games.log");
        ARENA.log(log).run();
        change(log, 18, field, text);
        assertThatThrownBy(() -> ArenaResult.read(log))
                .isInstanceOf(DamagedLogException.class)
                .hasMessageContaining("line 18")
                .hasMessageContaining(why);
    }

    @Test
    void largeNumbersInALogAreAddedWithoutWrapping() throws IOException {
        Path log = folder.resolve("games.log");
        ARENA.log(log).run();
        for (int line = 18; line <= 21; line++) {
            change(log, line, 9, "2147483647;2147483647");
            change(log, line, 10, "one=2147483647,turn=2147483647;turn=2147483647");
            String time = MOST + "," + MOST + "," + MOST + ",2147483647";
            change(log, line, 11, time + ";" + time);
        }
        ArenaResult read = ArenaResult.read(log);
        assertThat(read.games().map(GameRecord::length)).containsOnly(Integer.MAX_VALUE);
        assertThat(read.games().map(game -> game.noted("turn"))).containsOnly(Integer.MAX_VALUE);
        var standing = read.statistics().standing("hold-10");
        assertThat(standing.time())
                .isEqualTo(new SeatTime(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE, Integer.MAX_VALUE));
        assertThat(standing.decisions()).isEqualTo(4L * Integer.MAX_VALUE);
        assertThat(read.statistics().worths().head().count()).isEqualTo(4L * Integer.MAX_VALUE);
        assertThat(read.report().text()).contains("4294967294 timeouts");
        assertThat(read.report().json() + read.report().csv() + read.report().gamesCsv())
                .doesNotContain("-2147483648", "-9223372036854775808");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            rounds       | 2147483647              | at most 10000000 games
            players      | 2147483647              | at most 1000 seats
            patience     | PT9223372036854775807S  | at most a hundred years
            grace        | PT9223372036854775807S  | at most a hundred years
            filled seats | 0,2147483647            | of 2 seats
            """)
    void aHeadThatCannotBeIsRefusedAtOnce(String name, String value, String why) throws IOException {
        Path log = folder.resolve("games.log");
        ARENA.log(log).run();
        Array<String> lines = Array.ofAll(Files.readAllLines(log));
        int at = lines.indexWhere(line -> CheckedLine.read(line).get().head().equals(name));
        change(log, at + 1, 1, value);
        assertTimeoutPreemptively(
                LONG,
                () -> assertThatThrownBy(() -> ArenaResult.read(log))
                        .isInstanceOf(DamagedLogException.class)
                        .hasMessageContaining(why));
    }

    @Test
    void moreGamesThanCanBePlayedAreRefusedBeforeTheyAreListed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> ARENA.games(Integer.MAX_VALUE))
                .withMessage("an arena has at most 10000000 games; there are 2 to a round, and 1073741824 rounds");
        assertThatIllegalArgumentException().isThrownBy(() -> ARENA.games(-7)).withMessageContaining("at least one");
        var many = List.range(0, 200).map(i -> Pigs.random("bot" + i));
        assertTimeoutPreemptively(
                LONG,
                () -> assertThatIllegalArgumentException()
                        .isThrownBy(() -> Arena.tables(new Pig(100, 20), many))
                        .withMessageContaining("more than anybody can count"));
        assertTimeoutPreemptively(
                LONG,
                () -> assertThatIllegalArgumentException()
                        .isThrownBy(() -> Arena.roundRobin(new Pig(40, 20), many.take(2)))
                        .withMessageContaining("137846528820 to a round"));
    }

    @Test
    void gamesAreCountedAsTheyAreListed() {
        for (int seats = 1; seats <= 7; seats++) {
            for (int entrants = Math.max(2, seats); entrants <= 8; entrants++) {
                var field = List.range(0, entrants).map(i -> Pigs.random("bot" + i));
                for (ArenaSpec spec : List.of(
                        Arena.roundRobin(new Pig(seats, 20), field).spec(),
                        Arena.tables(new Pig(seats, 20), field).spec(),
                        Arena.oneAgainstField(new Pig(seats, 20), field.head(), field.tail())
                                .spec())) {
                    int games = spec.fixtures().size();
                    assertThatIllegalArgumentException()
                            .isThrownBy(() -> spec.withRounds(ArenaSpec.MOST_GAMES))
                            .withMessageContaining(games > 1 ? "there are " + games + " to a round" : "");
                }
            }
        }
    }

    @Test
    void theLongestPatienceIsLongerThanAMoment() {
        TimeLimits limits = new TimeLimits(Duration.ofDays(36_500), Duration.ofDays(36_500), 20_000);
        Entrant<Pig.State, Pig.Action> slow = new Entrant<>("slow", Budget.parse("3153600000s"), () -> d -> {
            try {
                Thread.sleep(60);
            } catch (InterruptedException givenUp) {
                throw new IllegalStateException(givenUp);
            }
            return d.legal().last();
        });
        GameRecord record = Referee.of(new Pig(2, 5)).limits(limits).play(List.of(slow, Pigs.holdsAt(5)), 1);
        assertThat(record.forfeit()).isEmpty();
    }

    private static void change(Path log, int line, int field, String text) throws IOException {
        Array<String> lines = Array.ofAll(Files.readAllLines(log));
        Array<String> fields = CheckedLine.read(lines.get(line - 1)).get().update(field, text);
        Files.writeString(
                log, lines.update(line - 1, CheckedLine.of(fields).strip()).mkString("", "\n", "\n"));
    }
}
