package io.github.casemate.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;

/**
 * Texts that a test once wrote and now compares with, in {@code src/test/resources/golden} of the module whose tests run.
 * With {@code -Dcasemate.write=true} they are rewritten; then look at every difference, and commit it if it is wanted.
 */
public final class GoldenTexts {

    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

    private GoldenTexts() {}

    /**
     * The stored text; in write mode the one given is stored first.
     *
     * @param name the name of the file, which may begin with folders
     * @param now makes the text as it is now; called in write mode only
     * @return what is stored, or a sentence that says that nothing is
     */
    public static String text(String name, Supplier<String> now) {
        Path file = FOLDER.resolve(name);
        try {
            if (Boolean.getBoolean("casemate.write")) {
                Path folder = file.getParent();
                Files.createDirectories(folder == null ? FOLDER : folder);
                Files.writeString(file, now.get());
            }
            return Files.exists(file)
                    ? Files.readString(file)
                    : "there is no " + file + "; -Dcasemate.write=true writes it";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
