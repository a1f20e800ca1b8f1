package io.github.casemate.app.console;

import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.spi.SystemStream;

/** The stream for what is not a result. */
public final class ErrorStream {

    private ErrorStream() {}

    /** Whether somebody sees it at once, in a terminal in which a line can be written over. */
    public static boolean isTerminal() {
        if ("dumb".equals(System.getenv("TERM"))) {
            return false;
        }
        try {
            return TerminalBuilder.builder().getProviders(null, new IllegalStateException()).stream()
                    .anyMatch(provider -> provider.isSystemStream(SystemStream.Error));
        } catch (IllegalStateException noTerminal) {
            return false;
        }
    }
}
