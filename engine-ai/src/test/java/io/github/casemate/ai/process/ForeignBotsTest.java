package io.github.casemate.ai.process;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Decision;
import io.github.casemate.ai.Entrant;
import io.github.casemate.ai.IllegalAnswerException;
import io.github.casemate.ai.arena.Arena;
import io.github.casemate.ai.arena.ArenaResult;
import io.github.casemate.ai.arena.Referee;
import io.github.casemate.ai.arena.game.GameRecord;
import io.github.casemate.ai.arena.game.Mode;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.SplitMix64;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.testkit.games.Pig;
import io.github.casemate.testkit.games.PigPack;
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
import org.junit.jupiter.params.provider.ValueSource;

/** Bots that are processes of their own; the examples of docs/guides/write-a-bot-in-another-language.md. */
class ForeignBotsTest {

    private static final PigPack PACK = new PigPack();
    private static final Pig GAME = new Pig(2, 20);
    private static final Entrants<Pig.State, Pig.Action> PIGS = Entrants.of(PACK, GAME);
    private static final String SHELL = "exec:sh src/test/resources/bots/first.sh";
    private static final String PYTHON = "exec:python3 src/test/resources/bots/builder.py";

    @Test
    void aBotInShellPlaysAnyGame() {
        IslandSiegePack pack = new IslandSiegePack();
        var game = pack.settingsForBots()
                .and("turn-limit=12")
                .flatMap(pack::create)
                .get();
        var siege = Entrants.of(pack, game);
        ArenaResult result = Arena.of(pack, game, Mode.ROUND_ROBIN, siege.entrants(List.of(SHELL, "random")))
                .games(4)
                .seed(3)
                .run();

        assertThat(result.games())
                .hasSize(4)
                .allMatch(record -> record.forfeit().isEmpty());

        GameRecord pig = Referee.of(GAME).play(PIGS.entrants(List.of(SHELL, "timid")), 1);
        assertThat(pig.forfeit()).isEmpty();
        // The first option is to roll, so it never banks anything.
        assertThat(pig.result().winners()).hasSize(1).noneMatch(winner -> winner.index() == 0);
    }

    @Test
    void aBotInPythonPlaysTheSameGameAgain() throws InterruptedException {
        assumeTrue(isThere("python3"), "there is no python3 here");
        IslandSiegePack pack = new IslandSiegePack();
        var game = pack.settingsForBots()
                .and("turn-limit=30")
                .flatMap(pack::create)
                .get();
        var arena = Arena.of(
                        pack, game, Mode.ROUND_ROBIN, Entrants.of(pack, game).entrants(List.of(PYTHON, "random")))
                .games(6)
                .seed(5);
        ArenaResult result = arena.run();

        assertThat(result.games()).allMatch(record -> record.forfeit().isEmpty());
        assertThat(result.statistics().standings().head().name()).isEqualTo(PYTHON);
        assertThat(arena.run()).isEqualTo(result);
    }

    @Test
    void whatIsSaidToAProcessIsOneLineOfJsonEach(@TempDir Path folder) throws IOException, InterruptedException {
        Path heard = folder.resolve("heard");
        String listener =
                "exec@200ms:sh -c 'while read -r line; do echo \"$line\" >> \"$0\"; echo \"{\\\"option\\\":2}\"; done' "
                        + heard;
        GameRecord record = Referee.of(new Pig(2, 6))
                .play(Entrants.of(PACK, new Pig(2, 6)).entrants(List.of(listener, "timid")), 4);
        assertThat(record.forfeit()).isEmpty();

        Array<String> lines = Array.empty();
        for (int tries = 0; tries < 100 && !lines.lastOption().exists(line -> line.contains("\"end\"")); tries++) {
            Thread.sleep(20);
            lines = Array.ofAll(Files.readAllLines(heard));
        }
        assertThat(lines.head())
                .isEqualTo("{\"type\":\"hello\",\"protocol\":1,\"game\":\"pig\",\"rules\":1,"
                        + "\"settings\":{\"players\":\"2\",\"target\":\"6\"},\"players\":2,"
                        + "\"budget\":{\"millis\":200},\"views\":true}");
        assertThat(lines.get(1))
                .matches("\\{\"type\":\"decide\",\"number\":1,\"seat\":\"P1\",\"budget\":\\{\"millis\":200},"
                        + "\"seed\":\\d+,\"question\":\"What do you do\\?\",\"options\":"
                        + "\\[\\{\"option\":1,\"notation\":\"roll\",\"text\":\"Roll\"},"
                        + "\\{\"option\":2,\"notation\":\"hold\",\"text\":\"Hold\"}],"
                        + "\"view\":\\{\"banked\":\\[0,0],\"pot\":\\d}}");
        assertThat(lines.last())
                .isEqualTo("{\"type\":\"end\",\"winners\":[\""
                        + record.result().winners().head() + "\"],\"utilities\":"
                        + record.result().utilities().mkString("[", ",", "]") + ",\"why\":\"target-banked\"}");
    }

    @Test
    void whereNobodyWritesViewsThereAreNone() {
        IslandSiegePack pack = new IslandSiegePack();
        var game = pack.create(pack.settingsForBots()).get();
        assertThat(Protocol.of(pack, game).hello(Budget.iterations(7)))
                .contains("\"game\":\"island-siege\"", "\"turn-limit\":\"200\"", "\"budget\":{\"iterations\":7}")
                .endsWith("\"views\":false}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"option\":2}",
                " { \"option\" : 2 , \"thoughts\" : [ 1.5e3, { \"deep\" : null } , \"\\u00e9\\n\" ] } ",
                "{\"notation\":\"hold\"}",
                "{\"notation\":\" HOLD\",\"iterations\":3}",
                "{\"notation\":\"h\\u006fld\"}"
            })
    void anOptionIsNamedByItsNumberOrItsNotation(String answer) {
        assertThat(answered(answer)).isEqualTo(Pig.Choice.HOLD);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"option":3}            | there is no option 3, but only 1 to 2
            {"option":0}            | there is no option 0, but only 1 to 2
            {"option":"2"}          | the answer has neither an option nor a notation: {"option":"2"}
            {"option":1.5}          | the answer has neither an option nor a notation: {"option":1.5}
            {"notation":"fold"}     | 'fold' is not an option here; nearest: hold; roll.
            {}                      | the answer has neither an option nor a notation: {}
            hold                    | the answer is not an object of JSON, from character 1 on: hold
            {"option":2             | the answer is not an object of JSON, from character 12 on: {"option":2
            {"option":2}{}          | the answer is not an object of JSON, from character 13 on: {"option":2}{}
            {"option":2,}           | the answer is not an object of JSON, from character 13 on: {"option":2,}
            {"option":02}           | the answer is not an object of JSON, from character 12 on: {"option":02}
            {"notation":"ho\\x"}    | the answer is not an object of JSON
            [2]                     | the answer is not an object of JSON, from character 1 on: [2]
            """)
    void whatIsNotAnAnswerIsQuoted(String answer, String reason) {
        assertThatThrownBy(() -> answered(answer))
                .isInstanceOf(IllegalAnswerException.class)
                .hasMessageStartingWith(reason);
    }

    private static Pig.Action answered(String line) {
        var match = Match.of(GAME, 1L);
        var decision = Decision.of(match, new SplitMix64(1), Budget.iterations(5));
        return Protocol.of(PACK, GAME).answer(JsonObject.read(line), decision);
    }

    @Test
    void anEntrantIsABotOrACommand() {
        assertThat(PIGS.entrant("ismcts@20").budget()).isEqualTo(Budget.iterations(20));
        assertThat(PIGS.entrant("exec:a b@20:c").budget()).isEqualTo(Budget.iterations(1000));
        assertThat(PIGS.entrant("exec@2s:a b").budget()).isEqualTo(Budget.time(Duration.ofSeconds(2)));
        assertThat(PIGS.entrants(List.of("exec:a", "exec:a")).map(Entrant::name))
                .containsExactly("exec:a", "exec:a (2)");
        assertThat(CommandWords.of(" run  'a b'c \"d 'e'\" '' ")).containsExactly("run", "a bc", "d 'e'", "");
        assertThatThrownBy(() -> PIGS.entrant("exec:  ")).hasMessageStartingWith("a command is missing");
        assertThatThrownBy(() -> PIGS.entrant("exec:run 'a")).hasMessageStartingWith("a quotation mark is missing");
        assertThatThrownBy(() -> PIGS.entrant("exec@soon:run")).hasMessageStartingWith("'soon' is not a budget");
        assertThatThrownBy(() -> PIGS.entrant("nobody")).hasMessageStartingWith("there is no bot called 'nobody'");
    }

    private static boolean isThere(String program) throws InterruptedException {
        try {
            return new ProcessBuilder(program, "--version").start().waitFor() == 0;
        } catch (IOException missing) {
            return false;
        }
    }
}
