package io.github.casemate.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/** Screens that somebody has looked at and found good. With {@code -Dcasemate.write=true} they are rewritten. */
public final class GoldenScreens {

    private static final Path FOLDER = Path.of("src", "test", "resources", "golden");

    /** A screen that is to be looked at may not be drawn to its end yet, but soon is. */
    private static final long PATIENCE = TimeUnit.SECONDS.toNanos(30);

    private static final long PAUSE = TimeUnit.MILLISECONDS.toNanos(20);

    private GoldenScreens() {}

    /** Fails if a screen does not become the one that is kept under this name. */
    static void await(String name, Supplier<String> screen) {
        long begun = System.nanoTime();
        while (!Boolean.getBoolean("casemate.write")
                && !isKept(name, screen.get())
                && System.nanoTime() - begun < PATIENCE) {
            LockSupport.parkNanos(PAUSE);
        }
        check(name, screen.get());
    }

    private static boolean isKept(String name, String text) {
        try {
            return Files.readString(FOLDER.resolve(name + ".txt")).equals(text + "\n");
        } catch (IOException missing) {
            return false;
        }
    }

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
