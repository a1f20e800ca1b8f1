package io.github.casemate.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Somebody watches a game and sees it again, in a real terminal. */
@Timeout(300)
class WatchInTerminalTest {

    private static final String RIGHT = "\u001bOC";
    private static final String DOWN = "\u001bOB";

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Test
    void aGameIsWatchedStepByStep() {
        try (RealTerminal terminal =
                RealTerminal.start(100, 40, Map.of(), "watch", "rusher", "drifter", "--seed", "5", "--pace", "60")) {
            terminal.await("draws");
            terminal.type(" ");
            terminal.await("WAITING");
            for (int step = 0; step < 12; step++) {
                terminal.type("n");
            }
            terminal.await("Turn 5");
            terminal.type("q");
            assertThat(terminal.exit()).isZero();
            assertThat(terminal.screen()).contains("General supply").contains("The seed of this game is 5.");
        }
    }

    @Test
    void aWatchedGameIsSavedAndSeenAgainFromAnySide() {
        String file = folder.resolve("game.json").toString();
        try (RealTerminal terminal = RealTerminal.start(
                100, 40, Map.of(), "watch", "rusher", "drifter", "--seed", "5", "--turns", "12", "--pace", "instant",
                "--save", file)) {
            assertThat(terminal.exit()).isZero();
            GoldenScreens.check("watch-over", terminal.screen().replace(folder.toString(), "FOLDER"));
        }
        try (RealTerminal terminal = RealTerminal.start(100, 40, Map.of(), "replay", file)) {
            terminal.await("step 1 of");
            GoldenScreens.check("replay-1-begin", terminal.screen());
            terminal.type(RIGHT);
            terminal.await("step 2 of");
            terminal.type("b");
            terminal.await("step 1 of");
            terminal.type("g7\r");
            terminal.await("Turn 7");
            GoldenScreens.check("replay-2-turn", terminal.screen());
            terminal.type("v");
            terminal.await("seen by Rusher");
            GoldenScreens.check("replay-3-view", terminal.screen());
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
            for (int step = 0; step < 40; step++) {
                terminal.type("n");
            }
            // Where forty steps lead depends on how far the game was when it stopped: a step or two on a busy machine.
            terminal.await("a turn from 12 on", screen -> screen.matches("(?s).* Turn 1[2-9] .*"));
            assertThat(terminal.screen().lines()).hasSizeLessThanOrEqualTo(24);
            terminal.type("q");
            assertThat(terminal.exit()).isZero();
        }
    }
}
