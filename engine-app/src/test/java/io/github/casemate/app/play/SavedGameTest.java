package io.github.casemate.app.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files of games have names of their own. */
class SavedGameTest {

    @TempDir
    Path folder;

    @Test
    void gamesThatBeginAtTheSameMomentHaveFilesOfTheirOwn() throws IOException {
        Path games = folder.resolve("games");
        SavedGame first = SavedGame.named(games, "now");
        SavedGame second = SavedGame.named(games, "now");
        Files.writeString(games.resolve("now-3.json"), "a game of which nobody knows who played it");
        SavedGame third = SavedGame.named(games, "now");

        assertThat(first.file()).isEqualTo(games.resolve("now.json"));
        assertThat(second.file()).isEqualTo(games.resolve("now-2.json"));
        assertThat(third.file()).isEqualTo(games.resolve("now-4.json"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a-file/game.json",
                "nowhere/game.json",
                "new/LONGLONG/game.json",
                "LONG",
                "blocked.json",
                "lost.json"
            })
    void whereNothingCanBeWrittenIsFoundOutBeforeTheGame(String name) throws IOException {
        Files.writeString(folder.resolve("a-file"), "not a folder");
        Files.createDirectory(folder.resolve("blocked.json.seats"));
        Files.createSymbolicLink(folder.resolve("nowhere"), folder.resolve("not-there"));
        Files.createSymbolicLink(folder.resolve("lost.json.seats"), folder.resolve("not-there/seats"));
        List<String> before = inFolder();

        assertThatThrownBy(() -> SavedGame.begun(folder.resolve(name.replace("LONG", "q".repeat(252)))))
                .isInstanceOf(UserError.class)
                .hasMessageStartingWith("The game cannot be saved in ")
                .hasMessageEndingWith(".");

        assertThat(inFolder()).isEqualTo(before);
        assertThat(folder.resolve("a-file")).hasContent("not a folder");
    }

    /** Somebody may leave before the game begins. */
    @ParameterizedTest
    @ValueSource(strings = {"game.json", "one/two/game.json", "left.json"})
    void whereAGameCanBeWrittenNothingIsThereUntilItBegins(String name) throws IOException {
        Files.writeString(folder.resolve("left.json.seats"), "you hard");
        List<String> before = inFolder();

        assertThat(SavedGame.begun(folder.resolve(name)).file()).isEqualTo(folder.resolve(name));

        assertThat(inFolder()).isEqualTo(before);
        assertThat(folder.resolve("left.json.seats")).hasContent("you hard");
    }

    private List<String> inFolder() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.map(Path::toString).sorted().toList();
        }
    }
}
