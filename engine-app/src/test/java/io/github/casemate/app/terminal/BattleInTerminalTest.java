package io.github.casemate.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.json.Limits;
import io.github.casemate.json.SavedMatch;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Somebody plays a game that the program does not know, in a real terminal. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class BattleInTerminalTest {

    private static final Pattern PROMPT = Pattern.compile("Your choice \\(1-(\\d+), \\? for help\\):$");

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private String shown(RealTerminal terminal) {
        return terminal.screen()
                .replace(folder.toString(), "FOLDER")
                .replaceAll("It took [a-z0-9 ]+\\.", "It took a while.");
    }

    @Test
    void aWholeGameIsPlayedThroughThePrompts() throws IOException {
        int prompts = 0;
        try (RealTerminal terminal = RealTerminal.start(
                100,
                50,
                Map.of(),
                "play",
                "battle",
                "--seed=3",
                "--save=" + folder.resolve("game.json"),
                "you",
                "easy",
                "--losses=2")) {
            terminal.awaitPrompt("Press Enter to begin:");
            terminal.enter("");
            while (true) {
                terminal.await(
                        "a prompt or the end", text -> PROMPT.matcher(text).find() || text.contains("for a rematch"));
                Matcher prompt = PROMPT.matcher(terminal.screen());
                if (!prompt.find()) {
                    break;
                }
                int choices = Integer.parseInt(prompt.group(1));
                prompts++;
                terminal.enter(Integer.toString(1 + prompts * 7 % choices));
                int now = prompts;
                terminal.await(
                        "an answer to prompt " + now,
                        text -> !text.endsWith("help):")
                                || terminal.written().split("\\? for help\\)").length > now + 1);
            }
            GoldenScreens.await("battle-over", () -> shown(terminal));
            terminal.enter("");
            assertThat(terminal.exit()).isZero();
        }
        assertThat(prompts).isGreaterThan(15);
        assertThat(SavedMatch.read(folder.resolve("game.json"), Limits.DEFAULT).isOver())
                .isTrue();
    }
}
