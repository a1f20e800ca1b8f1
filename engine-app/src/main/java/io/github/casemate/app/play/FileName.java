package io.github.casemate.app.play;

import io.github.casemate.kernel.Excerpt;
import java.nio.charset.Charset;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Files by the names that people type. */
public final class FileName {

    private FileName() {}

    /**
     * The file of this name. A shell puts the home in the place of a tilde, but not everywhere: not in {@code
     * --save=~/game.json}.
     *
     * @throws UserError if the system cannot represent the name
     */
    public static Path of(String name) {
        try {
            boolean isHome = name.equals("~") || name.startsWith("~/");
            return Path.of(isHome ? HomeFolder.home() + name.substring(1) : name);
        } catch (InvalidPathException unwritable) {
            throw new UserError(
                    "'" + Excerpt.part(name) + "' cannot be the name of a file here, where the character set is "
                            + System.getProperty(
                                    "sun.jnu.encoding", Charset.defaultCharset().name())
                            + ".",
                    unwritable);
        }
    }
}
