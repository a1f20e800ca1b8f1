package io.github.casemate.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.json.AnyMatch;
import io.github.casemate.json.Limits;
import io.github.casemate.json.SavedMatch;
import io.github.casemate.kernel.Match;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Names;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What somebody sees who has never heard of a game, in four very different ones, on a wide and on a narrow screen. */
@Timeout(value = 30, unit = TimeUnit.MINUTES)
class FirstMinutesTest {

    private static final Pattern PROMPT = Pattern.compile("Your choice \\(1-(\\d+), \\? for help\\):$");

    /** What the games say of somebody who is about to win. */
    private static final Pattern NEAR_THE_END = Pattern.compile(" wins? | leads? with | for the crown ");

    private static final Map<String, String> DECISIVE = new ConcurrentHashMap<>();

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    /** Where a game is saved: nothing is there yet, and the name is as long on every machine. */
    private static Path file() throws IOException {
        Path games = Path.of("target", "first-minutes");
        // What this returns may be another path to the same folder.
        Files.createDirectories(games);
        Path file = games.resolve("game.json");
        Files.deleteIfExists(file);
        return file;
    }

    /** A screen that has room for all that is said at once, and breaks lines where a person's does. */
    private RealTerminal start(int width, String... arguments) {
        return RealTerminal.start(width, 60, Map.of("HOME", folder.toString()), arguments);
    }

    private void looksAsBefore(String name, RealTerminal terminal, int width) {
        GoldenScreens.await(
                name + "-" + width, () -> terminal.screen().replaceAll("It took [a-z0-9 ]+\\.", "It took a while."));
        assertThat(terminal.screen().lines()).allMatch(line -> line.length() <= width);
    }

    private static void answers(RealTerminal terminal, String typed) {
        String before = terminal.screen();
        terminal.enter(typed);
        // What was typed may have left the screen, if the answer is long.
        terminal.await(
                "an answer to " + typed,
                text -> !text.equals(before) && PROMPT.matcher(text).find());
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 80})
    void theGamesThatThereAre(int width) {
        try (RealTerminal terminal = start(width, "games")) {
            assertThat(terminal.exit()).isZero();
            looksAsBefore("first-games", terminal, width);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "siege,100,outpost,1",
        "siege,80,outpost,1",
        "battle,100,tank,1",
        "battle,80,tank,1",
        "fog,100,lighthouse,2",
        "fog,80,lighthouse,2",
        "fire,100,giant,1",
        "fire,80,giant,1"
    })
    void aBeginnerIsToldWhatItIsAboutAndWhatToDo(String game, int width, String piece, String choice)
            throws IOException {
        try (RealTerminal terminal = start(width, "play", game, "--seed=3", "--save=" + file(), "you", "easy")) {
            terminal.awaitPrompt("Press Enter to begin:");
            looksAsBefore("first-" + game + "-welcome", terminal, width);
            terminal.enter("");
            terminal.await("a question", text -> PROMPT.matcher(text).find());
            looksAsBefore("first-" + game + "-question", terminal, width);
            Array.of("? goal", "? win", "? turn", "help", "? " + piece, "wat")
                    .forEach(asked -> answers(terminal, asked));
            looksAsBefore("first-" + game + "-answers", terminal, width);
            Array.of("h", "h easy", "?").forEach(asked -> answers(terminal, asked));
            looksAsBefore("first-" + game + "-hint", terminal, width);
            Array.of(choice, "uu").forEach(asked -> answers(terminal, asked));
            looksAsBefore("first-" + game + "-take-back", terminal, width);
            terminal.enter("resign");
            terminal.awaitPrompt("Give up? Type yes to end the game:");
            terminal.enter("yes");
            terminal.awaitPrompt("r for a rematch, Enter to leave:");
            looksAsBefore("first-" + game + "-resigned", terminal, width);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {100, 80})
    void whoPlaysAloneIsToldWhomTheyFace(int width) throws IOException {
        try (RealTerminal terminal = start(width, "play", "--solo", "--seed=3", "--save=" + file())) {
            terminal.awaitPrompt("Press Enter to begin:");
            terminal.enter("");
            terminal.await("a question", text -> PROMPT.matcher(text).find());
            looksAsBefore("first-solo", terminal, width);
        }
    }

    /** Somebody else has played until now; the person goes on where somebody is about to win. */
    @ParameterizedTest
    @CsvSource({"siege,100", "siege,80", "battle,100", "battle,80", "fog,100", "fog,80", "fire,100", "fire,80"})
    void itIsSaidWhoIsAboutToWin(String game, int width) throws IOException {
        Path file = file();
        Files.writeString(file, decisive(game));
        Files.writeString(file.resolveSibling(file.getFileName() + ".seats"), "you\nnormal\n");
        try (RealTerminal terminal = start(width, "play", "--resume", file.toString())) {
            terminal.await("a question", text -> PROMPT.matcher(text).find());
            looksAsBefore("first-" + game + "-about-to-win", terminal, width);
        }
    }

    /** A saved game in which somebody is about to win; it is played once, whatever the width. */
    private String decisive(String game) throws IOException {
        String known = DECISIVE.get(game);
        if (known != null) {
            return known;
        }
        Path file = folder.resolve(game + ".json");
        try (RealTerminal bots = start(
                100,
                "watch",
                game,
                game.equals("fire") ? "easy" : "normal",
                game.equals("fire") ? "easy" : "greedy",
                "--seed=3",
                "--pace=instant",
                "--save",
                file.toString())) {
            assertThat(bots.exit()).isZero();
        }
        AnyMatch whole = SavedMatch.read(file, Limits.DEFAULT);
        cut(whole, whole.pack(), file);
        String text = Files.readString(file);
        DECISIVE.put(game, text);
        return text;
    }

    private static <S, A, E, V> void cut(AnyMatch whole, GamePack<S, A, E, V> pack, Path file) throws IOException {
        Match<S, A, E, V> match = whole.as(pack).get();
        PlayerId person = PlayerId.of(0);
        var words = pack.words(match.game(), Names.of("Ada", "Ben").to(person));
        Match<S, A, E, V> decisive = upTo(match)
                .find(now -> now.turn().asked().contains(person)
                        && words.threats(now.view(person))
                                .exists(text -> NEAR_THE_END.matcher(text).find()))
                .getOrElseThrow(() -> new AssertionError("nobody was ever about to win"));
        SavedMatch.write(pack, decisive, file);
    }

    /** A match after each of its decisions, from the beginning. */
    private static <S, A, E, V> Seq<Match<S, A, E, V>> upTo(Match<S, A, E, V> end) {
        List<Match<S, A, E, V>> all = List.of(end);
        while (all.head().lastToAct().isDefined()) {
            all = all.prepend(all.head().undo());
        }
        return all;
    }
}
