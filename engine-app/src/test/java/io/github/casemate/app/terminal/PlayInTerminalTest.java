package io.github.casemate.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.json.Limits;
import io.github.casemate.json.SavedMatch;
import io.github.casemate.siege.IslandSiegePack;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Somebody plays, in a real terminal. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class PlayInTerminalTest {

    private static final Pattern PROMPT = Pattern.compile("Your choice \\(1-(\\d+), \\? for help\\):$");

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private RealTerminal play(int width, int height, Map<String, String> environment, String... more) {
        String[] arguments = new String[more.length + 5];
        System.arraycopy(
                new String[] {
                    "play",
                    "--seed",
                    "11",
                    "--save",
                    folder.resolve("game.json").toString()
                },
                0,
                arguments,
                0,
                5);
        System.arraycopy(more, 0, arguments, 5, more.length);
        RealTerminal terminal = RealTerminal.start(width, height, environment, arguments);
        if (!"dumb".equals(environment.get("TERM"))) {
            terminal.await("Press Enter to begin:");
            terminal.enter("");
        }
        return terminal;
    }

    private String shown(RealTerminal terminal) {
        return terminal.screen().replace(folder.toString(), "FOLDER");
    }

    private static void awaitPrompt(RealTerminal terminal) {
        terminal.await("a prompt", text -> PROMPT.matcher(text).find());
    }

    /** Waits for some words, and for the prompt that comes below them. */
    private static void awaitPromptAfter(RealTerminal terminal, String words) {
        terminal.await("'" + words + "' and a prompt", text -> text.contains(words) && text.endsWith("help):"));
    }

    @Test
    void aTurnOnAWideScreen() {
        try (RealTerminal terminal = play(100, 40, Map.of(), "you", "drifter", "drifter")) {
            awaitPrompt(terminal);
            GoldenScreens.await("play-wide-1-pass", () -> shown(terminal));
            terminal.enter("1");
            awaitPromptAfter(terminal, "What do you do?");
            GoldenScreens.await("play-wide-2-action", () -> shown(terminal));
            terminal.enter("3");
            awaitPromptAfter(terminal, "Which dice do you roll again?");
            GoldenScreens.await("play-wide-3-dice", () -> shown(terminal));
            assertThat(terminal.written()).as("colours").contains("38;5;33");
        }
    }

    @Test
    void theSameOnANarrowScreenWithoutColours() {
        try (RealTerminal terminal = play(80, 24, Map.of("NO_COLOR", "1"), "you", "drifter")) {
            awaitPrompt(terminal);
            terminal.enter("1");
            awaitPromptAfter(terminal, "What do you do?");
            GoldenScreens.await("play-narrow-action", () -> shown(terminal));
            assertThat(terminal.written())
                    .as("no colours")
                    .doesNotContain("38;5")
                    .doesNotContain("48;5");
            terminal.enter("?");
            awaitPromptAfter(terminal, "See also");
            GoldenScreens.await("play-narrow-help", () -> shown(terminal));
            terminal.enter("wat");
            awaitPromptAfter(terminal, "'wat' is not a choice here.");
            GoldenScreens.await("play-narrow-wrong-key", () -> shown(terminal));
        }
    }

    @Test
    void aTerminalThatCanOnlyWriteIsEnough() {
        try (RealTerminal terminal = play(80, 40, Map.of("TERM", "dumb"), "you", "drifter")) {
            awaitPrompt(terminal);
            terminal.enter("1");
            awaitPromptAfter(terminal, "What do you do?");
            GoldenScreens.await("play-dumb", () -> shown(terminal));
            assertThat(terminal.written()).doesNotContain("\u001b");
            terminal.interrupt();
            assertThat(terminal.exit()).isEqualTo(130);
            terminal.await("The game is saved. To go on:");
        }
    }

    @Test
    void anActionCanBeTakenBackUntilDiceAreSeen() {
        try (RealTerminal terminal = play(100, 50, Map.of(), "you", "rusher")) {
            awaitPrompt(terminal);
            terminal.enter("1");
            awaitPromptAfter(terminal, "What do you do?");
            Matcher build =
                    Pattern.compile("(\\d+) {2}Build \\w+ Outpost, a fort").matcher(terminal.screen());
            assertThat(build.find()).as(terminal.screen()).isTrue();
            terminal.enter(build.group(1));
            terminal.await("which stone goes on");
            terminal.enter("u");
            terminal.await("Taken back.");
            awaitPrompt(terminal);
            GoldenScreens.await("play-undo", () -> shown(terminal));
            Matcher attack = Pattern.compile("(\\d+) {2}Attack").matcher(terminal.screen());
            assertThat(attack.find()).isTrue();
            terminal.enter(attack.group(1));
            terminal.await("Which dice do you roll again?");
            terminal.enter("u");
            terminal.await("Nothing can be taken back");
        }
    }

    @Test
    void twoPeopleAtOneKeyboardDoNotSeeEachOthersHands() {
        try (RealTerminal terminal = play(100, 40, Map.of(), "you", "you")) {
            terminal.await("It is the turn of Player 1.");
            terminal.type("x");
            terminal.await("press Enter");
            assertThat(terminal.screen()).doesNotContain("Hand:");
            terminal.enter("");
            awaitPrompt(terminal);
            Matcher hand = Pattern.compile("Hand: ([^(,]+) \\(").matcher(terminal.screen());
            assertThat(hand.find()).isTrue();
            terminal.enter("3");
            terminal.await("It is the turn of Player 2.");
            assertThat(terminal.screen()).doesNotContain("Hand:");
            terminal.enter("");
            awaitPrompt(terminal);
            assertThat(terminal.screen()).contains("Player 1 ---").doesNotContain(hand.group(1));
        }
    }

    @Test
    void whoLeavesIsToldHowToGoOnAndCan() {
        try (RealTerminal terminal = play(100, 40, Map.of(), "drifter", "you")) {
            awaitPrompt(terminal);
            terminal.enter("1");
            terminal.await("What do you do?");
            terminal.enter("q");
            assertThat(terminal.exit()).isZero();
            terminal.await("To go on: casemate play --resume " + folder.resolve("game.json"));
        }
        try (RealTerminal terminal = RealTerminal.start(
                100,
                40,
                Map.of(),
                "play",
                "--resume",
                folder.resolve("game.json").toString())) {
            awaitPromptAfter(terminal, "What do you do?");
            GoldenScreens.await("play-resumed", () -> shown(terminal));
        }
    }

    @Test
    void aKilledProgramLosesNothingButItsPrompt() throws IOException {
        Path file = folder.resolve("game.json");
        String asked;
        try (RealTerminal terminal = play(100, 40, Map.of(), "you", "drifter")) {
            awaitPrompt(terminal);
            terminal.enter("2");
            terminal.await("What do you do?");
            terminal.enter("1");
            awaitPromptAfter(terminal, "do you give away");
            asked = question(terminal.screen());
            terminal.type("2");
            terminal.kill();
        }
        assertThat(SavedMatch.read(file, Limits.DEFAULT, new IslandSiegePack())
                        .log()
                        .size())
                .isGreaterThan(4);
        assertThat(folder.toFile().list()).as("no litter").hasSize(2);
        try (RealTerminal terminal = RealTerminal.start(100, 40, Map.of(), "play", "--resume", file.toString())) {
            awaitPrompt(terminal);
            assertThat(question(terminal.screen())).isEqualTo(asked);
            terminal.terminate();
        }
        try (RealTerminal terminal = RealTerminal.start(100, 40, Map.of(), "play", "--resume", file.toString())) {
            awaitPrompt(terminal);
            assertThat(question(terminal.screen())).isEqualTo(asked);
        }
    }

    private static String question(String screen) {
        return screen.substring(screen.indexOf("Which of the cards"));
    }

    @Test
    void aWholeGameIsPlayedThroughThePrompts() throws IOException {
        int prompts = 0;
        try (RealTerminal terminal = play(100, 60, Map.of(), "you", "rusher", "--turns", "16")) {
            while (true) {
                terminal.await(
                        "a prompt or the end", text -> PROMPT.matcher(text).find() || text.contains("for a rematch"));
                Matcher prompt = PROMPT.matcher(terminal.screen());
                if (!prompt.find()) {
                    break;
                }
                // Builds and attacks, now this and now that.
                int choices = Integer.parseInt(prompt.group(1));
                prompts++;
                terminal.enter(Integer.toString(1 + prompts * 7 % choices));
                int now = prompts;
                terminal.await(
                        "an answer to prompt " + now, text -> !text.endsWith("help):") || isFresh(terminal, now));
            }
            terminal.awaitPrompt("r for a rematch, Enter to leave:");
            GoldenScreens.await(
                    "play-over", () -> shown(terminal).replaceAll("It took [a-z0-9 ]+\\.", "It took a while."));
            terminal.enter("");
            assertThat(terminal.exit()).isZero();
        }
        assertThat(prompts).isGreaterThan(20);
        assertThat(SavedMatch.read(folder.resolve("game.json"), Limits.DEFAULT).isOver())
                .isTrue();
    }

    private static boolean isFresh(RealTerminal terminal, int answered) {
        return terminal.written().split("\\? for help\\)").length > answered + 1;
    }
}
