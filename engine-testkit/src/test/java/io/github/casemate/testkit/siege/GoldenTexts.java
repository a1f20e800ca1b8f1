package io.github.casemate.testkit.siege;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;

/** Texts that a test once wrote and now compares with. With {@code -Dcasemate.write=true} they are rewritten. */
public final class GoldenTexts {

    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

    private GoldenTexts() {}

    /** The stored text; in write mode the one given is stored first. */
    public static String text(String name, Supplier<String> now) {
        Path file = FOLDER.resolve(name);
        try {
            if (Boolean.getBoolean("casemate.write")) {
                Files.createDirectories(FOLDER);
                Files.writeString(file, now.get());
            }
            return Files.exists(file) ? Files.readString(file) : "there is no " + file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
