package io.github.casemate.app.console;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.spi.SystemStream;

/** What is at the ends of the streams that the program was started with. */
public final class StandardStreams {

    static final int OUTPUT = 1;
    static final int ERRORS = 2;

    /** The bits of a file's mode that say what kind of file it is, and two of the kinds. */
    private static final int KIND = 0170000;

    private static final int PIPE = 0010000;
    private static final int SOCKET = 0140000;

    private StandardStreams() {}

    /** Whether errors go to a terminal in which a line can be overwritten. */
    public static boolean showErrorsLive() {
        return !"dumb".equals(System.getenv("TERM")) && isTerminal(SystemStream.Error);
    }

    /** Whether input and output are a terminal. */
    static boolean areTyped() {
        return isTerminal(SystemStream.Input) && isTerminal(SystemStream.Output);
    }

    /** Whether a descriptor is a pipe or a socket, the only things that can be closed at their other end. */
    static boolean isPipe(int descriptor) {
        try {
            int kind = (int) Files.getAttribute(Path.of("/dev/fd/" + descriptor), "unix:mode") & KIND;
            return kind == PIPE || kind == SOCKET;
        } catch (IOException | IllegalArgumentException | UnsupportedOperationException unknown) {
            return false;
        }
    }

    private static boolean isTerminal(SystemStream stream) {
        try {
            return TerminalBuilder.builder().getProviders(null, new IllegalStateException()).stream()
                    .anyMatch(provider -> provider.isSystemStream(stream));
        } catch (IllegalStateException noTerminal) {
            return false;
        }
    }
}
