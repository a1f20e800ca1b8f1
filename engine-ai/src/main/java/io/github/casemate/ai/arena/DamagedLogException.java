package io.github.casemate.ai.arena;

import io.github.casemate.kernel.Excerpt;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Thrown when a file is not a log of an arena, or when a line before the last cannot be read. */
public class DamagedLogException extends ArenaException {

    private static final long serialVersionUID = 1L;

    /** Where the damage is. */
    private final int line;

    DamagedLogException(Path log, int line, String what, @Nullable Throwable cause) {
        super(Excerpt.of(log, Excerpt.MOST / 2) + ", line " + line + ": " + what, cause);
        this.line = line;
    }

    /** {@return the number of the damaged line, from one} */
    public int line() {
        return line;
    }
}
