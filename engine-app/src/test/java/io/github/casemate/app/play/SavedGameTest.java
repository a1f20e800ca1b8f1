package io.github.casemate.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
}
