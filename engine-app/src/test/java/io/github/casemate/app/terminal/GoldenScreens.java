package io.github.casemate.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Screens that somebody has looked at and found good. With {@code -Dcasemate.write=true} they are rewritten. */
public final class GoldenScreens {

    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

    private GoldenScreens() {}

    /** Fails if a text is not the one that is kept under this name. */
    public static void check(String name, String text) {
        Path file = FOLDER.resolve(name + ".txt");
        try {
            if (Boolean.getBoolean("casemate.write")) {
                Files.createDirectories(FOLDER);
                Files.writeString(file, text + "\n");
            }
            assertThat(file).as("the golden screen %s", name).exists();
            assertThat(text + "\n").isEqualTo(Files.readString(file));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
