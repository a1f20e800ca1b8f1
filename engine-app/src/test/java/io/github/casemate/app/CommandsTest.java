package io.github.casemate.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The commands without a terminal: plain text, and one clear sentence for what cannot be. */
class CommandsTest {

    private record Run(int exit, String out, String errors) {}

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private static Run run(String typed, String... arguments) {
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
            watch drifter@soon        | 'soon' is no budget
            watch --pace never        | 'never' is no pace
            watch --view P9           | 'P9' is no view: write all, or one of P1, P2.
            watch -p 5                | This cannot be played: SET-8: the second edition is not for 5 players.
            watch -p 3 -e first       | This cannot be played: SET-8: the first edition is not for 3 players.
            watch -m atlantis         | This cannot be played:
            watch -p two              | Invalid value for option '--players'
            watch you                 | Who wants to play uses 'casemate play'
            play drifter drifter      | Nobody plays
            play you you you you you  | casemate
            replay no-such-file       | There is no file no-such-file.
            replay pom.xml            | This is no saved game:
            cards zeppelin            | There is no such card with 'zeppelin'.
            cards -m atlantis         | There is no set of cards called 'atlantis'
            rules zeppelin            | No rule says anything about 'zeppelin'.
            sail                      | Unmatched argument
            """)
    void whatCannotBeIsSaidInOneSentence(String line, String sentence) {
        Run run = run("", line.strip().split(" +"));

        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.errors()).startsWith("casemate: ").contains(sentence).doesNotContain("\tat ");
        assertThat(run.errors().strip().lines()).hasSize(1);
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
        assertThat(run.out()).contains("Turn 1: ").contains("What to try next:").contains("casemate play --solo");
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
    void cardsAndRulesAreLookedUp() {
        assertThat(run("", "cards").out()).contains("Base: 37 cards").contains("Captains: 20 cards");
        assertThat(run("", "cards", "cove").out()).contains("When this fort is attacked");
        assertThat(run("", "rules", "atk-7").out()).startsWith("ATK-7  Attack");
        assertThat(run("", "rules").out()).contains("Victory phase").contains("VIC-1");
    }

    @Test
    void aShellCanCompleteTheCommands() {
        assertThat(run("", "generate-completion").out()).contains("ramparts").contains("replay");
    }
}
