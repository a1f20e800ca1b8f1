package io.github.casemate.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.json.SavedMatch;
import io.github.casemate.kernel.Conclusion;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.kernel.Result;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.spi.RuleModule;
import io.vavr.collection.Seq;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands without a terminal: plain text, and one clear sentence for what cannot be. */
class CommandsTest {

    record Run(int exit, String out, String errors) {}

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    static Run run(String typed, String... arguments) {
        InputStream in = System.in;
        PrintStream out = System.out;
        PrintStream errors = System.err;
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        ByteArrayOutputStream wrong = new ByteArrayOutputStream();
        Charset charset = Charset.defaultCharset();
        try {
            System.setIn(new ByteArrayInputStream(typed.getBytes(charset)));
            System.setOut(new PrintStream(said, true, charset));
            System.setErr(new PrintStream(wrong, true, charset));
            int exit = Casemate.run(arguments);
            return new Run(exit, said.toString(charset), wrong.toString(charset));
        } finally {
            System.setIn(in);
            System.setOut(out);
            System.setErr(errors);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            watch nobody              | There is no bot called 'nobody' for this game: choose one of
            watch chess               | If you mean a game: there are siege, battle, fog and fire.
            play battle --chian all   | (Did you mean '--chain'?) (See 'casemate play battle-for-the-island --help'.)
            play fire --map pom.xml   | This is not a map: pom.xml
            watch driftre@5           | (Did you mean 'drifter'?)
            watch drifter@0           | '0' is not a budget
            watch drifter@soon        | 'soon' is not a budget
            watch --pace never        | 'never' is not a pace
            watch --view P9           | 'P9' is not a view: write all, or one of P1, P2.
            watch -p 5                | Players: '5' is not possible; possible: a number from 1 to 4.
            watch -p 3 -e first       | edition=first turn-limit=200): SET-8: the first edition is not for 3 players.
            watch -m atlantis         | Modules: 'atlantis' is not possible; possible: none, or any of captains,
            watch -m rampart,captains | possible: none, or any of captains, coquina, flotsam
            watch -m capitains        | (Did you mean 'captains'?)
            watch -p 1                | This cannot be played (players=1 turn-limit=200): SET-8
            watch -p two              | Players: 'two' is not possible; possible: a number from 1 to 4.
            watch -s 1e3              | Invalid value for option '--seed': '1e3' is not a whole number
            watch -p                  | Missing required parameter for option '--players'
            watch -e third            | Edition: 'third' is not possible; possible: first, second.
            watch -e first -m captains | captains: the captains sail in the second edition only.
            watch --pace 61           | '61' is not a pace
            watch drifter drifter drifter -p 2 | There are 2 seats, but 3 players
            watch --player 3          | There is no option '--player' here. (Did you mean '--players'?)
            watch --save src          | The game cannot be saved in src, which is a folder.
            watch --save pom.xml      | The file pom.xml already exists: choose another name for this game.
            watch --save pom.xml/game | The game cannot be saved in pom.xml/game.
            watch --cards src         | The file src cannot be read.
            watch you                 | Only bots play here. To play yourself, use 'casemate play'.
            play drifter drifter      | One of the seats should be 'you'.
            play you you you you you  | Island Siege is for 1 to 4 players, not for 5.
            play yuo                  | (Did you mean 'you'?)
            play --solo drifter       | One of the seats should be 'you'.
            play --solo you you       | There is one seat, but 2 players: you, you.
            play --solo -p 2          | This cannot be played alone: Island Siege has no such game.
            play --save pom.xml       | The file pom.xml already exists: choose another name for this game.
            play --save src           | The game cannot be saved in src, which is a folder.
            play --save pom.xml/game  | The game cannot be saved in pom.xml/game.
            play --resume no-such     | There is no file no-such.
            play --resume pom.xml     | This is not a saved game:
            play --resume src         | The file src cannot be read.
            replay no-such-file       | There is no file no-such-file.
            replay pom.xml            | This is not a saved game:
            replay src                | The file src cannot be read.
            replay                    | Missing required parameter: 'FILE'
            replay one two            | 'two' is one word too many.
            cards zeppelin            | There is no card with 'zeppelin'.
            cards armorry             | There is no card with 'armorry'. (Did you mean 'Armory'?)
            cards --type boat         | There is no kind of card called 'boat': choose one of fort,
            cards -m captain          | (Did you mean 'captains'?)
            cards -m atlantis         | There is no set of cards called 'atlantis'
            rules zeppelin            | No rule says anything about 'zeppelin'.
            rules atk-99              | No rule says anything about 'atk-99'. (Did you mean 'ATK-9'?)
            rules leadreship          | (Did you mean 'Leadership'?)
            sail                      | There is no command 'sail'. (See 'casemate --help'.)
            wacth                     | There is no command 'wacth'. (Did you mean 'watch'?)
            --playrs                  | There is no option '--playrs' here.
            help sail                 | Unknown subcommand 'sail'.
            """)
    void whatCannotBeIsSaidInOneSentence(String line, String sentence) {
        Run run = run("", line.strip().split(" +"));

        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.errors()).startsWith("casemate: ").contains(sentence).doesNotContain("\tat ");
        assertThat(run.errors().strip().lines()).hasSize(1);
    }

    /** Whoever copies a command from an answer types the program as they started it. */
    @Test
    void hintsNameTheProgramAsItWasStarted() {
        System.setProperty("casemate.command", "./casemate");
        try {
            assertThat(run("", "play", "--playrs").errors()).endsWith("(See './casemate play --help'.)\n");
            assertThat(run("", "--playrs").errors()).endsWith("(See './casemate --help'.)\n");
            assertThat(run("", "help", "play").out())
                    .contains("\n  ./casemate play battle              the same, in another game\n")
                    .doesNotContain("\n  casemate");
            assertThat(run("", "help", "arena").out())
                    .contains("\n                                               what an expansion changes\n");
        } finally {
            System.clearProperty("casemate.command");
        }
    }

    @Test
    void aBadFileIsRefusedInOneSentence() throws IOException {
        String good = folder.resolve("good.json").toString();
        assertThat(run("", "watch", "drifter", "drifter", "--turns", "4", "--seed", "7", "--save", good)
                        .exit())
                .isZero();
        String text = Files.readString(Path.of(good));
        Map<String, String> bad = Map.of(
                "",
                "the text is empty",
                "hello",
                "it is not JSON",
                "{}",
                "expected \"match\", found nothing",
                text.substring(0, text.length() / 2),
                "it is not JSON",
                text.replaceFirst("\"schema\" *: *1", "\"schema\": 99"),
                "This game is newer than the program: bad.json, line 3, schema: the document has version 99 of the schema, and 1 is the newest that can be read here",
                text.replaceFirst("\"seed\": 7", "\"seed\": 8"),
                "This is not a saved game: ",
                text.replaceFirst("pass-card [a-z-]+", "pass-card nobody"),
                "action 1: 'pass-card nobody' is not an option here; nearest: pass-card ");
        bad.forEach((content, sentence) -> {
            Path file = folder.resolve("bad.json");
            try {
                Files.writeString(file, content);
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
            for (String[] command :
                    new String[][] {{"replay", file.toString()}, {"play", "--resume", file.toString()}}) {
                Run run = run("", command);
                assertThat(run.exit()).as(sentence).isEqualTo(2);
                assertThat(run.errors())
                        .startsWith("casemate: ")
                        .contains(sentence)
                        .doesNotContain("\tat ");
                assertThat(run.errors().strip().lines()).hasSize(1);
            }
        });
        assertThat(run("", "replay", good, "--turn", "99").errors())
                .contains("There is no turn 99: the game has 4 turns.");
        assertThat(run("", "replay", good, "--turn", "-1").errors()).contains("There is no turn -1");
        assertThat(run("", "replay", good, "--view", "P3").errors()).contains("'P3' is not a view");
        assertThat(run("", "play", "--resume", good).errors()).contains("This game is over.");
        Files.writeString(Path.of(good + ".seats"), "driftre drifter\n");
        assertThat(run("", "play", "--resume", good).errors()).contains("Did you mean 'drifter'?");
    }

    @Test
    void aGameThatIsThereAlreadyIsNeverWrittenOver() throws IOException {
        Path file = folder.resolve("game.json");
        run("1\n", "play", "you", "drifter", "--seed", "3", "--save", file.toString());
        String before = Files.readString(file);

        Run again = run("1\n", "play", "you", "drifter", "--save", file.toString());

        assertThat(again.exit()).isEqualTo(2);
        assertThat(Files.readString(file)).isEqualTo(before);
    }

    @Test
    void aGameIsWatchedAsPlainText() {
        Run run = run("", "watch", "rusher", "drifter", "--seed", "5", "--turns", "6");

        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .contains("Turn 1: Rusher\n  Rusher attacks Drifter's Starting Fort.\n")
                .contains("General supply")
                .contains("The seed of this game is 5.")
                .doesNotContain("\u001b");
        assertThat(run("", "watch", "rusher", "drifter", "--seed", "5", "--turns", "6")
                        .out())
                .as("the same seed, the same game")
                .isEqualTo(run.out());
    }

    @Test
    void withoutACommandThereIsAShortGameAndWhatToTryNext() {
        Run run = run("");

        assertThat(run.exit()).isZero();
        assertThat(run.out())
                .startsWith("Games\n")
                .containsPattern("The game is over: \\w+ wins, since the opponent has lost three characters\\.")
                .contains("What to try next:")
                .contains("casemate play --solo");
    }

    @Test
    void aPersonCanPlayThroughAPipe() {
        String file = folder.resolve("game.json").toString();
        Run run = run("1\n1\n", "play", "--solo", "--seed", "3", "--save", file);

        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("Ghost Captain").contains("To go on: casemate play --resume");
        assertThat(run("", "replay", file).out()).contains("Ghost Captain");
        assertThat(Files.exists(folder.resolve("game.json"))).isTrue();
    }

    @Test
    void aGameThatWasGivenUpSaysHowItEnded() throws IOException {
        Path file = folder.resolve("game.json");
        run("1\n1\n", "play", "you", "drifter", "--seed", "3", "--save", file.toString());
        var match = SavedMatch.read(Files.readString(file), new IslandSiegePack());
        Result won = Result.win(match.game().players(), PlayerId.of(1), "adjudication");
        Map<Conclusion, String> ends = Map.of(
                new Conclusion.Resigned(PlayerId.of(1)),
                "Drifter gives up.",
                new Conclusion.Agreed(Result.draw(match.game().players(), "agreement")),
                "All agree on a draw.",
                new Conclusion.Agreed(won),
                "All agree that the game is won by Drifter.");
        assertThat(run("", "replay", file.toString()).out()).doesNotContain("gives up", "agree");
        for (var end : ends.entrySet()) {
            Files.writeString(
                    file,
                    SavedMatch.write(
                            new IslandSiegePack(),
                            match.tryConclude(end.getKey()).get()));
            assertThat(run("", "replay", file.toString()).out()).containsOnlyOnce(end.getValue());
            assertThat(run("", "replay", file.toString(), "--view", "P2").out()).contains(end.getValue());
            assertThat(run("", "play", "--resume", file.toString()).errors()).contains("This game is over.");
        }
    }

    @Test
    void severalPeopleAreToldWhoseTurnItIs() {
        String file = folder.resolve("game.json").toString();

        assertThat(run("1\n1\n", "play", "you", "you", "--seed", "3", "--save", file)
                        .out())
                .containsSubsequence("It is the turn of Player 1.", "Your choice", "It is the turn of Player 2.");
    }

    @Test
    void cardsAndRulesAreLookedUp() {
        assertThat(run("", "cards").out()).contains("Base: 37 cards").contains("Captains: 20 cards");
        assertThat(run("", "cards", "cove").out()).contains("When this fort is attacked");
        assertThat(run("", "rules", "atk-7").out()).startsWith("ATK-7  Attack");
        assertThat(run("", "rules").out()).contains("Victory phase").contains("VIC-1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"watch", "play", "replay", "arena", "cards", "rules", ""})
    void everyCommandExplainsItselfOnANarrowScreen(String command) {
        Run run = run("", (command + " --help").strip().split(" "));

        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("Usage: casemate").doesNotContain("${");
        assertThat(run.out().lines()).allMatch(line -> line.length() <= 80);
        assertThat(command.isEmpty() ? run.out() : run("", "help", command).out())
                .isEqualTo(run.out());
    }

    @Test
    void whoAsksForHelpIsToldWhoCanPlay() {
        assertThat(run("", "watch", "--help").out()).contains("drifter, ").contains("Keys: ");
        assertThat(run("", "play", "--help").out())
                .contains("Who sits where: you, ")
                .contains("drifter, ");
    }

    @Test
    void helpBreaksNoWordAndSaysWhereTheGameGoes() {
        for (String command : List.of("play", "watch", "replay", "arena", "rules", "cards")) {
            String help = run("", command, "--help").out();
            assertThat(help.lines()).allMatch(line -> line.length() <= 80);
            assertThat(help)
                    .contains("Usage: casemate " + command + " [GAME] [OPTIONS]")
                    .contains("GAME is one of siege, battle, fog, fire")
                    .contains("~/.casemate/plugins")
                    .doesNotContainPattern("exec:\\s")
                    .doesNotContainPattern("[a-z]-\\n");
        }
        assertThat(run("", "play", "battle", "--help").out())
                .contains("Usage: casemate play battle-for-the-island [OPTIONS] [SEAT...]")
                .contains("--crossfire=line|blast|stop");
    }

    @Test
    void aShellCompletesGamesAndAfterAGameItsOwnOptionsAndTheirValues() throws IOException, InterruptedException {
        Path script = folder.resolve("completion.sh");
        Files.writeString(script, run("", "generate-completion").out());

        assertThat(completed(script, "play", "ki")).containsExactly("king-of-fire-island");
        assertThat(completed(script, "watch", "")).contains("island-of-fog", "drifter");
        assertThat(completed(script, "play", "--mod")).containsExactly("--modules");
        assertThat(completed(script, "play", "battle-for-the-island", "--"))
                .contains("--crossfire", "--seed")
                .doesNotContain("--modules");
        assertThat(completed(script, "play", "bat")).containsExactlyInAnyOrder("battle", "battle-for-the-island");
        assertThat(completed(script, "play", "battle", "--"))
                .as("a game that is called by a word of its name")
                .contains("--crossfire", "--seed")
                .doesNotContain("--modules");
        assertThat(completed(script, "arena", "battle-for-the-island", "--crossfire", ""))
                .containsExactly("line", "blast", "stop");
    }

    /** What a shell offers for the last word. */
    private List<String> completed(Path script, String... words) throws IOException, InterruptedException {
        String line = "source " + script + "; COMP_WORDS=(casemate \"$@\"); COMP_CWORD=$#; _complete_casemate; "
                + "printf '%s\\n' \"${COMPREPLY[@]}\"";
        List<String> command = new ArrayList<>(List.of("bash", "-c", line, "bash"));
        command.addAll(List.of(words));
        Process shell = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String out = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        shell.waitFor();
        return out.lines().map(String::strip).toList();
    }

    /** A module that does not tell its cards. */
    public static final class SulkingModule implements RuleModule {
        @Override
        public String id() {
            return "sulking";
        }

        @Override
        public Seq<Card> cards() {
            throw new UnsupportedOperationException("not today");
        }
    }

    @Test
    void aBrokenModuleSpoilsOnlyTheGamesThatAskForIt() throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.writeString(services.resolve(RuleModule.class.getName()), SulkingModule.class.getName());
        ClassLoader before = Thread.currentThread().getContextClassLoader();
        try (URLClassLoader path = new URLClassLoader(new URL[] {folder.toUri().toURL()}, before)) {
            Thread.currentThread().setContextClassLoader(path);

            assertThat(run("", "cards", "raven").exit()).isZero();
            assertThat(run("", "cards", "--help").exit()).isZero();
            Run asked = run("", "watch", "-m", "sulking");
            assertThat(asked.exit()).isEqualTo(2);
            assertThat(asked.errors())
                    .startsWith(
                            "casemate: This cannot be played (modules=sulking turn-limit=200): sulking: SulkingModule: cards threw ")
                    .hasLineCount(1);
        } finally {
            Thread.currentThread().setContextClassLoader(before);
        }
    }
}
