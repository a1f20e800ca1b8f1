package io.github.casemate.app.console;

import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.spi.SystemStream;

/** What is at the ends of the streams that the program was started with. */
public final class StandardStreams {

    private StandardStreams() {}

    /** Whether somebody sees errors at once, in a terminal in which a line can be written over. */
    public static boolean showErrorsLive() {
        return !"dumb".equals(System.getenv("TERM")) && isTerminal(SystemStream.Error);
    }

    /** Whether somebody types and reads. */
    static boolean areTyped() {
        return isTerminal(SystemStream.Input) && isTerminal(SystemStream.Output);
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
