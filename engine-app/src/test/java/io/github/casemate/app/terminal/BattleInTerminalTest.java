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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

    /** Nobody need look away, and what the other has just read stays on the screen. */
    @ParameterizedTest
    @ValueSource(strings = {"battle", "fog"})
    void whereNothingIsHiddenTwoPeopleAreOnlyToldWhoseTurnItIs(String game) {
        try (RealTerminal terminal = RealTerminal.start(
                100, 200, Map.of(), "play", game, "--seed=3", "--save=" + folder.resolve("game.json"), "you", "you")) {
            terminal.awaitPrompt("Press Enter to begin:");
            terminal.enter("");
            awaitPrompt(terminal);
            assertThat(terminal.screen()).contains("It is the turn of Player ").contains("Press Enter to begin:");
            String whose = whose(terminal);
            for (int turns = 0; turns < 40 && whose(terminal).equals(whose); turns++) {
                String before = terminal.screen();
                terminal.enter("1");
                terminal.await(
                        "another prompt",
                        text -> !text.equals(before) && PROMPT.matcher(text).find());
            }
            assertThat(whose(terminal)).isNotEqualTo(whose);
            assertThat(terminal.screen()).contains(whose).contains("Press Enter to begin:");
            assertThat(terminal.written()).doesNotContain("look away");
        }
    }

    private static void awaitPrompt(RealTerminal terminal) {
        terminal.await("a prompt", text -> PROMPT.matcher(text).find());
    }

    /** What was said last of whose turn it is. */
    private static String whose(RealTerminal terminal) {
        Matcher said = Pattern.compile("It is the turn of Player \\d\\.").matcher(terminal.screen());
        return said.results().reduce((one, next) -> next).orElseThrow().group();
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
