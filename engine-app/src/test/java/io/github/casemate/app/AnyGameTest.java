package io.github.casemate.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.app.CommandsTest.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Commands about one game or another: the first word says which. */
class AnyGameTest {

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private Run run(String typed, String line) {
        return CommandsTest.run(typed, line.replace("FOLDER", folder.toString()).split(" "));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            rules                       | ATK-1
            rules siege ATK-7           | ATK-7  Attack
            rules island-siege ATK-7    | ATK-7  Attack
            rules battle                | SET-4
            rules battle-for-the-island | SET-4
            rules fog                   | SET-1
            rules fire                  | SET-1
            cards battle                | Characters: three figures
            cards fog                   | Reconstructed: 32 tiles
            cards fire                  | Reconstructed: 23 cards
            cards fire port             | pier in an ocean
            watch battle --help         | --crossfire
            help watch battle           | --crossfire
            play fire --help            | --advanced
            arena fog --help            | --compare-board
            games                       | battle-for-the-island; levels: easy, normal, hard, expert
            """)
    void theFirstWordIsAGame(String line, String words) {
        Run run = run("", line);

        assertThat(run.errors()).isEmpty();
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains(words);
        assertThat(run.out().lines()).allMatch(said -> said.length() <= 100);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            watch battle --start 10         | start=10 puts all ten characters on the Island, so it needs pads=no.
            watch battle --live many        | Live: 'many' is not possible; possible: a number from 0 to 10.
            watch battle --crossfire lnie   | (Did you mean 'line'?)
            watch battle -p 3               | There is no option '-p' here.
            watch battle easy easy easy     | There are 2 seats, but 3 players
            watch battle --cards x          | There is no option '--cards' here.
            watch fog -p 7                  | Players: '7' is not possible; possible: a number from 2 to 4.
            watch fog easy easy easy easy easy | Battle on the Island of Fog is for 2 to 4 players, not for 5.
            watch fog --tiles pom.xml       | These are not tiles: pom.xml
            watch fire --map none.json      | There is no file none.json.
            play battle --solo              | This cannot be played alone: Battle for the Island has no such game.
            cards battle --json             | Battle for the Island has no document that could be changed.
            cards fire --json -m deck       | There is no document called 'deck': choose one of map, cards.
            rules battle zeppelin           | No rule says anything about 'zeppelin'.
            replay battle none.json         | There is no file none.json.
            """)
    void whatCannotBeIsSaidInOneSentence(String line, String sentence) {
        Run run = run("", line);

        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.errors()).startsWith("casemate: ").contains(sentence).doesNotContain("\tat ");
        assertThat(run.errors().strip().lines()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"play", "play battle you you", "play --resume FOLDER/a.json"})
    void whereNothingCanBeSavedNothingIsShownOrAsked(String begins) {
        run("1\nq\n", "play you random --seed 5 --save FOLDER/a.json");
        Run run = run("1\n1\nq\n", begins + " --save FOLDER/a.json/new/game.json");

        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.errors())
                .startsWith("casemate: The game cannot be saved in ")
                .hasLineCount(1);
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("a.json", "a.json.seats");
    }

    @Test
    void aNearNameIsUnderstoodAndSaid() {
        Run run = run("", "watch batle random random --losses 1 --seed 2");

        assertThat(run.exit()).isZero();
        assertThat(run.errors()).isEqualTo("casemate: 'batle' is taken for the game battle-for-the-island.\n");
        assertThat(run.out()).contains("'s turn.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"battle", "fog", "fire", "siege"})
    void everyGameIsBegunSavedAndSeenAgain(String game) {
        Run begun = run(
                "1\n1\n? goal\n? win\n? turn\nhelp\nb\nq\n",
                "play " + game + " you random --seed 5 --save FOLDER/a.json");

        assertThat(begun.errors()).isEmpty();
        assertThat(begun.out()).contains("The aim", "Your choice (1-", "take back all of this turn", "To go on: ");
        assertThat(run("q\n", "play --resume FOLDER/a.json").out()).contains("Your choice (1-");
        assertThat(run("", "replay FOLDER/a.json").exit()).isZero();
        assertThat(run("", "replay FOLDER/a.json --view P2").exit()).isZero();
    }

    @Test
    void aCatalogueIsWrittenChangedAndPlayed() throws IOException {
        for (String[] way : new String[][] {{"", "cards"}, {"fog ", "tiles"}}) {
            String name = way[0].strip() + ".json";
            String json = run("", "cards " + way[0] + "--json").out();
            Files.writeString(folder.resolve(name), json);

            Run played =
                    run("q\n", "play " + way[0] + "--" + way[1] + " FOLDER/" + name + " --save FOLDER/" + name + "2");

            assertThat(played.errors()).as(name).isEmpty();
            assertThat(played.out()).contains("Your choice (1-");
        }
        assertThat(run("", "cards --json -m captains").out()).contains("\"module\": \"captains\"");
    }

    @Test
    void aCommandPlaysAgainstAPersonAndBeforeASpectator() throws IOException {
        Path bot = Files.writeString(folder.resolve("bot.sh"), "while read -r line; do echo '{\"option\":1}'; done\n");
        String exec = "exec:sh " + bot;
        Run played = CommandsTest.run(
                "1\nq\n",
                "play",
                "you",
                exec,
                "--seed",
                "3",
                "--save",
                folder.resolve("g.json").toString());

        assertThat(played.errors()).isEmpty();
        assertThat(played.out()).contains("bot.sh passes");
        assertThat(CommandsTest.run(
                                "q\n",
                                "play",
                                "--resume",
                                folder.resolve("g.json").toString())
                        .out())
                .as("who sits where is kept, with the blank")
                .contains("bot.sh ---");
        assertThat(CommandsTest.run("", "watch", exec, "drifter", "-t", "4", "--seed", "3")
                        .out())
                .contains("bot.sh", "The game is over: ");
        assertThat(CommandsTest.run("", "watch", "exec:no-such-command", "drifter")
                        .errors())
                .contains("The bot exec:no-such-command has failed: ")
                .hasLineCount(1);
    }

    @Test
    void aWholeTurnIsTakenBackAsLongAsNothingWasSeen() {
        String build = "Build Scout Outpost, a fort for three colonists\n";
        Run run = run("1\n" + build + "1\nuu\nq\n", "play you drifter --seed 11 --save FOLDER/a.json");

        String after = run.out().substring(run.out().indexOf("Taken back."));
        assertThat(run.out().substring(0, run.out().indexOf("Taken back.")))
                .as("two questions about stones")
                .contains("You build Scout Outpost.");
        assertThat(after).contains("What do you do?   ACT-1", "Build Scout Outpost, a fort for three colonists");
    }

    @Test
    void aGameIsGivenUpAfterAHint() {
        Run run = run("1\nhelp\nh\nresign\nno\nresign\nyes\n\n", "play you drifter --seed 11 --save FOLDER/a.json");

        assertThat(run.out())
                .contains("hard would choose ", "you win with a chance of ")
                .contains("The game goes on.")
                .contains("You give up.", "The game is over: Drifter wins (resignation).")
                .contains("To see it again: casemate replay ", "r for a rematch");
        assertThat(run("", "replay FOLDER/a.json").out()).contains("gives up");
    }

    @Test
    void aRematchIsOneKey() {
        Run run = run("1\nresign\nyes\nr\nq\n", "play battle you easy --losses 1 --seed 3 --save FOLDER/a.json");

        assertThat(run.out()).contains("r for a rematch, Enter to leave: r").contains("The game is saved. To go on: ");
        assertThat(run.out().split("Where do you lay a block")).hasSizeGreaterThan(2);
    }

    @Test
    void whoLosesIsOfferedTheNextWeakerLevel() {
        assertThat(run("1\nresign\nyes\n\n", "play battle you hard --seed 3 --save FOLDER/a.json")
                        .out())
                .contains("r for a rematch, n against normal, Enter to leave:");
    }

    @Test
    void aWholeGameOfBattleIsPlayedThroughAPipe() {
        Run run = run("1\n".repeat(3000) + "\n", "play battle you easy --seed 7 --save FOLDER/a.json");

        assertThat(run.errors()).isEmpty();
        assertThat(run.out())
                .contains("The battle begins: ")
                .contains("The game is over: ")
                .contains("To see it again: casemate replay ");
        assertThat(run("", "replay FOLDER/a.json --turn 3").out()).contains("Turn 3   Player, Easy");
    }
}
