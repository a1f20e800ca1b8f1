package io.github.casemate.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Somebody watches a game and sees it again, in a real terminal. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class WatchInTerminalTest {

    private static final String RIGHT = "\u001bOC";
    private static final String DOWN = "\u001bOB";

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    /** Where a number of steps leads depends on how far the game was when it stopped; so each is waited for. */
    private static void stepTo(String words, RealTerminal terminal) {
        while (!terminal.screen().contains(words)) {
            terminal.step("n");
        }
    }

    @Test
    void aGameIsWatchedStepByStep() {
        try (RealTerminal terminal =
                RealTerminal.start(100, 40, Map.of(), "watch", "rusher", "drifter", "--seed", "5", "--pace", "60")) {
            terminal.await("draws");
            terminal.type(" ");
            terminal.await("WAITING");
            stepTo("Turn 5 ", terminal);
            terminal.type("q");
            assertThat(terminal.exit()).isZero();
            terminal.await("The seed of this game is 5.");
            assertThat(terminal.screen()).contains("General supply");
        }
    }

    @Test
    void aWatchedGameIsSavedAndSeenAgainFromAnySide() {
        String file = folder.resolve("game.json").toString();
        try (RealTerminal terminal = RealTerminal.start(
                100, 40, Map.of(), "watch", "rusher", "drifter", "--seed", "5", "--turns", "12", "--pace", "instant",
                "--save", file)) {
            assertThat(terminal.exit()).isZero();
            GoldenScreens.await("watch-over", () -> terminal.screen().replace(folder.toString(), "FOLDER"));
        }
        try (RealTerminal terminal = RealTerminal.start(100, 40, Map.of(), "replay", file)) {
            terminal.await("step 1 of");
            GoldenScreens.await("replay-1-begin", terminal::screen);
            terminal.type(RIGHT);
            terminal.await("step 2 of");
            terminal.type("b");
            terminal.await("step 1 of");
            terminal.type("g7\r");
            terminal.await("Turn 7");
            GoldenScreens.await("replay-2-turn", terminal::screen);
            terminal.type("v");
            terminal.await("seen by Rusher");
            GoldenScreens.await("replay-3-view", terminal::screen);
            terminal.type(DOWN);
            terminal.await("Turn 8");
            terminal.type("$");
            terminal.await("Turn 12");
            terminal.type("n");
            terminal.await("This is the end.");
            terminal.type("q");
            assertThat(terminal.exit()).isZero();
        }
    }

    @Test
    void aSmallScreenShowsWhatFits() {
        try (RealTerminal terminal = RealTerminal.start(
                80,
                24,
                Map.of(),
                "watch",
                "drifter",
                "drifter",
                "drifter",
                "drifter",
                "-m",
                "ramparts,captains,monuments,coquina",
                "--seed",
                "9",
                "--pace",
                "60")) {
            terminal.await("draws");
            terminal.type(" ");
            terminal.await("WAITING");
            stepTo("Turn 12 ", terminal);
            GoldenScreens.await("watch-small", terminal::screen);
            assertThat(terminal.screen().lines()).hasSizeLessThanOrEqualTo(24);
            terminal.type("q");
            assertThat(terminal.exit()).isZero();
        }
    }
}
