package com.example.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.casemate.pack.GamePacks;
import io.github.casemate.testkit.games.PigPack;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is left in the folder when something went wrong. */
class JournalTest {

    /** What is wrong with a match is logged at length. */
    private static final Logger LOG = Logger.getLogger(MatchStore.class.getName());

    private static final GamePacks PACKS = GamePacks.of(Array.of(new PigPack()));

    @TempDir
    Path folder;

    @BeforeAll
    static void quiet() {
        LOG.setLevel(Level.OFF);
    }

    @AfterAll
    static void loud() {
        LOG.setLevel(null);
    }

    @Test
    void aLineIsThereWhenItWasAppended() throws IOException {
        Path file = folder.resolve("a.journal");
        try (Journal journal = Journal.create(file)) {
            journal.append("one");
            assertThat(Files.readAllLines(file)).containsExactly("one");
            journal.append("zwölf");
        }
        try (Journal journal = Journal.open(file)) {
            assertThat(journal.lines()).containsExactly("one", "zwölf");
            journal.append("three");
        }
        assertThat(Files.readAllLines(file)).containsExactly("one", "zwölf", "three");
        if (folder.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                    .isEqualTo("rw-------");
        }
    }

    /** Wherever the server died in the middle of a line, even between the bytes of a letter. */
    @Test
    void aLineWithoutAnEndIsCutOff() throws IOException {
        byte[] all = "one\nzwölf, and more\n".getBytes(StandardCharsets.UTF_8);
        for (int length = 4; length < all.length; length++) {
            Path file = folder.resolve(length + ".journal");
            Files.write(file, Arrays.copyOf(all, length));
            try (Journal journal = Journal.open(file)) {
                assertThat(journal.lines()).containsExactly("one");
                journal.append("2");
            }
            assertThat(Files.readAllLines(file)).containsExactly("one", "2");
        }
    }

    @Test
    void aMatchThatWasNeverToldOfIsGone() throws IOException {
        Path nothing = Files.createFile(folder.resolve("nothing.journal"));
        Path half = Files.writeString(folder.resolve("half.journal"), "{\"match\":{\"document\":\"mat");
        new MatchStore(folder, PACKS, () -> 1).close();
        assertThat(List.of(nothing, half)).noneMatch(Files::exists);
    }

    @Test
    void aBrokenMatchIsLeftOutAndLeftAlone() throws IOException {
        Map<String, String> tokens;
        try (MatchStore store = new MatchStore(folder, PACKS, () -> 1)) {
            tokens = store.begin("pig", "", List.of("Ada", "Ben")).get();
        }
        String sound = Files.readString(journal());
        String[] bad = {
            "{\"kind\":\"play\",\"seat\":0,\"length\":1,\"action\":\"fly\"}\n",
            "{\"kind\":\"play\",\"seat\":1,\"length\":1,\"action\":\"roll\"}\n",
            "{\"kind\":\"undo\",\"seat\":0,\"length\":1,\"action\":\"\"}\n",
            "{\"kind\":\"play\",\"seat\":0,\"length\":77,\"action\":\"roll\"}\n",
            "{\"kind\":\"play\"}\n",
            "{\n",
            "\n",
        };
        for (int i = 0; i < bad.length; i++) {
            Files.writeString(folder.resolve("bad" + i + ".journal"), changed(sound) + bad[i]);
        }
        Files.writeString(folder.resolve("seed.journal"), changed(sound).replaceFirst("\"seed\":\\d+", "\"seed\":2"));
        Files.writeString(folder.resolve("game.journal"), changed(sound).replace("\"pig\"", "\"hog\""));
        Files.writeString(folder.resolve("text.journal"), "hello\n");
        try (MatchStore store = new MatchStore(folder, PACKS, () -> 1)) {
            assertThat(store.seat(tokens.getOrDefault("P1", ""))).isPresent();
            assertThat(store.seats()).isEqualTo(3);
        }
        for (int i = 0; i < bad.length; i++) {
            assertThat(folder.resolve("bad" + i + ".journal")).hasContent(changed(sound) + bad[i]);
        }
    }

    /** Another match than the sound one: its tokens would be those of the sound one otherwise. */
    private static String changed(String sound) {
        return sound.replaceAll("\"[0-9a-f]{64}\":", "\"x\":");
    }

    @Test
    void aFolderHasOneServer() throws IOException {
        MatchStore store = new MatchStore(folder, PACKS, () -> 1);
        assertThatThrownBy(() -> new MatchStore(folder, PACKS, () -> 1))
                .isInstanceOf(OverlappingFileLockException.class);
        store.close();
        new MatchStore(folder, PACKS, () -> 1).close();
    }

    @Test
    void noTokenIsInTheFolder() throws IOException {
        Map<String, String> tokens;
        try (MatchStore store = new MatchStore(folder, PACKS, () -> 1)) {
            tokens = store.begin("pig", "", List.of("Ada", "Ben")).get();
        }
        assertThat(tokens).containsOnlyKeys("P1", "P2", "watch");
        assertThat(Files.readString(journal())).doesNotContain(tokens.values()).contains("Ada");
    }

    private Path journal() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".journal"))
                    .findFirst()
                    .orElseThrow();
        }
    }
}
