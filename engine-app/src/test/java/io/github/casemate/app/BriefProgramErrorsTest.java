package io.github.casemate.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.casemate.kernel.Excerpt;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** However long it is what somebody types: what is said of it is short, and no terminal obeys it. */
class BriefProgramErrorsTest {

    /** Clears a screen, rings the bell, breaks lines and turns the direction of writing; and a letter we hardly need. */
    private static final String TEXT = ("\u001b[2J\u0007\r\n\t\u009b\u202e" + "q".repeat(990)).repeat(100);

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "TEXT",
                "--TEXT",
                "-TEXT",
                "help TEXT",
                "watch TEXT",
                "watch drifter@TEXT",
                "watch drifter drifter TEXT -p 2",
                "watch --pace TEXT",
                "watch --view TEXT",
                "watch -p TEXT",
                "watch -p=TEXT",
                "watch -s TEXT",
                "watch -m TEXT",
                "watch -m TEXT,TEXT,captains",
                "watch -p 9 -m TEXT,captains",
                "watch -e TEXT",
                "watch --edition=TEXT",
                "watch --variants TEXT",
                "watch --variants repair-flags-only,TEXT",
                "watch -t TEXT",
                "watch --cards TEXT",
                "watch --save TEXT",
                "watch --save TEXT/TEXT",
                "watch --TEXT",
                "play TEXT",
                "play you you you you TEXT",
                "play --solo you TEXT",
                "play --resume TEXT",
                "play --save TEXT",
                "play --solo=TEXT",
                "replay TEXT",
                "replay pom.xml TEXT",
                "replay -t TEXT pom.xml",
                "cards TEXT",
                "cards -m TEXT",
                "cards --type TEXT",
                "cards TEXT TEXT TEXT",
                "rules TEXT",
                "rules TEXT TEXT TEXT",
                "arena TEXT",
                "arena drifter TEXT",
                "arena drifter@TEXT drifter",
                "arena drifter drifter --games TEXT",
                "arena drifter drifter --threads TEXT",
                "arena drifter drifter --log TEXT",
                "arena --log TEXT",
                "arena drifter drifter --games 1 --out TEXT",
                "arena drifter drifter --compare-modules TEXT",
                "arena drifter drifter --compare-cards TEXT",
                "arena drifter drifter --compare-variants TEXT",
                "arena drifter drifter --compare-edition TEXT",
                "arena drifter drifter --compare-turns TEXT"
            })
    void whatIsTypedIsQuotedBriefly(String line) {
        for (String text : new String[] {TEXT, "q".repeat(100_000), "q".repeat(300)}) {
            String[] arguments = Arrays.stream(line.split(" "))
                    .map(word -> word.replace("TEXT", text))
                    .toArray(String[]::new);

            CommandsTest.Run run =
                    assertTimeoutPreemptively(Duration.ofMinutes(10), () -> CommandsTest.run("", arguments));

            assertThat(run.exit()).isEqualTo(Casemate.TROUBLE);
            isBrief(run.errors());
        }
    }

    @Test
    void whatIsAnsweredIsQuotedBriefly() {
        String long1 = "q".repeat(100_000);
        CommandsTest.Run run = CommandsTest.run(
                long1 + "\n? " + long1 + "\n\u001b[2J\n? \u001b[2J\nq\n",
                "play",
                "drifter",
                "you",
                "--save",
                folder.resolve("game.json").toString());

        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("is not a choice here.", "No rule and no card says anything about");
        run.out().lines().forEach(BriefProgramErrorsTest::isBrief);
    }

    @Test
    void whatStandsInFilesIsQuotedBriefly() throws IOException {
        String game = folder.resolve("game.json").toString();
        assertThat(CommandsTest.run("", "watch", "drifter", "drifter", "-t", "2", "-s", "7", "--save", game)
                        .exit())
                .isZero();
        Files.writeString(folder.resolve("game.json.seats"), "\u001b[2Jq " + "q".repeat(100_000));

        CommandsTest.Run seen = CommandsTest.run("", "replay", game);
        assertThat(seen.exit()).isZero();
        seen.out().lines().forEach(BriefProgramErrorsTest::isBrief);
        CommandsTest.Run resumed = CommandsTest.run("", "play", "--resume", game);
        assertThat(resumed.exit()).isEqualTo(Casemate.TROUBLE);
        isBrief(resumed.errors());

        String bad = Files.writeString(
                        folder.resolve("q".repeat(250)), "{\"document\": \"" + "q".repeat(100_000) + "\"}")
                .toString();
        for (String line :
                new String[] {"replay FILE", "play --resume FILE", "watch --cards FILE", "arena --log FILE"}) {
            CommandsTest.Run run =
                    CommandsTest.run("", line.replace("FILE", bad).split(" "));
            assertThat(run.exit()).isEqualTo(Casemate.TROUBLE);
            isBrief(run.errors());
        }
    }

    private static void isBrief(String said) {
        String line = said.stripTrailing();
        assertThat(line.chars().filter(sign -> sign == 'q').count())
                .as(Excerpt.of(line, 1000))
                .isLessThanOrEqualTo(Excerpt.MOST);
        assertThat(Excerpt.isPlain(line)).as(Excerpt.of(line, 1000)).isTrue();
    }
}
