package io.github.casemate.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.app.bots.Dreamer;
import io.github.casemate.json.Limits;
import io.github.casemate.json.SavedMatch;
import io.github.casemate.siege.IslandSiegePack;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Somebody presses Ctrl-C, in a real terminal: what was decided is kept, and it is said how to go on. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class InterruptInTerminalTest {

    /** As shells tell it of a program that was ended by Ctrl-C. */
    private static final int INTERRUPTED = 130;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private String file() {
        return folder.resolve("game.json").toString();
    }

    private RealTerminal start(String... arguments) {
        RealTerminal terminal = RealTerminal.start(100, 40, Map.of(), arguments);
        List<String> typed = List.of(arguments);
        if (typed.contains("play") && !typed.contains("--resume")) {
            terminal.await("Press Enter to begin:");
            terminal.enter("");
        }
        return terminal;
    }

    private void leavesAndSaysHowToGoOn(RealTerminal terminal) {
        terminal.interrupt();
        assertThat(terminal.exit()).isEqualTo(INTERRUPTED);
        terminal.await(
                "how to go on",
                text -> text.endsWith("\n\nThe game is saved. To go on: casemate play --resume " + file()));
        assertThat(folder.toFile().list())
                .as("the game, who sits where, and no litter")
                .hasSize(2);
    }

    private int decisions() throws IOException {
        return SavedMatch.read(Path.of(file()), Limits.DEFAULT, new IslandSiegePack())
                .log()
                .size();
    }

    @Test
    void atAPromptNothingIsLostButThePrompt() throws IOException {
        String asked;
        int decided;
        try (RealTerminal terminal = start("play", "you", "drifter", "--seed", "11", "--save", file())) {
            terminal.await("Which card do you pass");
            terminal.enter("2");
            terminal.await("What do you do?");
            terminal.enter("1");
            terminal.await("the whole question", text -> text.contains("do you give away") && text.endsWith("help):"));
            asked = question(terminal.screen());
            decided = decisions();
            terminal.type("2");
            leavesAndSaysHowToGoOn(terminal);
        }
        assertThat(decisions()).isEqualTo(decided);
        try (RealTerminal terminal = start("play", "--resume", file())) {
            terminal.await("the whole question", text -> text.contains("do you give away") && text.endsWith("help):"));
            assertThat(question(terminal.screen())).isEqualTo(asked);
        }
    }

    @Test
    void whileABotThinksWhatThePersonDecidedIsKept() throws IOException {
        int decided;
        try (RealTerminal terminal = start("play", "you", "dreamer", "--seed", "21", "--save", file())) {
            terminal.await("Which card do you pass");
            terminal.enter("1");
            terminal.await("What do you do?");
            terminal.enter("1");
            terminal.await("do you give away");
            terminal.enter("1");
            terminal.await("Dreamer is thinking");
            decided = decisions();
            leavesAndSaysHowToGoOn(terminal);
        }
        assertThat(decisions()).isEqualTo(decided);
        try (RealTerminal terminal = start("play", "you", "rusher", "--resume", file())) {
            terminal.await("Turn 3: you");
        }
    }

    @Test
    void betweenTwoPeopleTheGameIsKept() {
        try (RealTerminal terminal = start("play", "you", "you", "--seed", "11", "--save", file())) {
            terminal.await("It is the turn of Player 1.");
            leavesAndSaysHowToGoOn(terminal);
        }
    }

    @Test
    void whoeverAsksTheProgramToEndIsToldTheSame() {
        try (RealTerminal terminal = start("play", "you", "dreamer", "--seed", "11", "--save", file())) {
            terminal.await("Which card do you pass");
            terminal.terminate();
            terminal.await("The game is saved. To go on: casemate play --resume");
        }
    }

    @Test
    void aWatchedGameEndsAtOnceAndCanBeSeenAgain() {
        try (RealTerminal terminal =
                start("watch", "dreamer", "dreamer", "--seed", "5", "--pace", "instant", "--save", file())) {
            terminal.await("begins");
            terminal.interrupt();
            assertThat(terminal.exit()).isEqualTo(INTERRUPTED);
            terminal.await("To see it again: casemate replay");
            assertThat(terminal.screen()).contains("Island Siege   Turn 1").contains("The seed of this game is 5.");
        }
        try (RealTerminal terminal = start("replay", file())) {
            terminal.await("step 1 of 3");
            terminal.interrupt();
            assertThat(terminal.exit()).isEqualTo(INTERRUPTED);
        }
    }

    @Test
    void whoDoesNotWantToWaitForABotLeaves() {
        try (RealTerminal terminal = start("watch", "dreamer", "dreamer", "--seed", "5", "--pace", "instant")) {
            terminal.await("begins");
            terminal.type("q");
            assertThat(terminal.exit()).isZero();
            terminal.await("The seed of this game is 5.");
        }
    }

    @Test
    void anArenaWithALogGoesOn() {
        Path log = folder.resolve("games.log");
        String[] arena = {
            "arena",
            "rusher",
            "drifter",
            "dreamer",
            "--games",
            "2",
            "--turns",
            "4",
            "--seed",
            "3",
            "--threads",
            "1",
            "--log",
            log.toString()
        };
        List<String> played;
        try (RealTerminal terminal = start(arena)) {
            terminal.await("a game in the log", text -> lines(log).size() > 1);
            played = lines(log);
            terminal.interrupt();
            assertThat(terminal.exit()).isEqualTo(INTERRUPTED);
            terminal.await("\nInterrupted. The same command goes on with the games in");
            assertThat(terminal.screen()).doesNotContain("Exception");
        }
        try (RealTerminal terminal = RealTerminal.start(100, 40, Map.of(Dreamer.AWAKE, "yes"), arena)) {
            assertThat(terminal.exit()).isZero();
        }
        assertThat(lines(log)).startsWith(played.toArray(new String[0])).hasSizeGreaterThan(played.size());
    }

    private static List<String> lines(Path file) {
        try {
            return Files.exists(file) ? Files.readAllLines(file) : List.of();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String question(String screen) {
        return screen.substring(screen.indexOf("Which of the cards"));
    }
}
