package io.github.casemate.app.console;

import java.io.PrintStream;
import java.nio.charset.Charset;
import org.jline.utils.ShutdownHooks;

/**
 * What is said if the program is ended from outside while it does not listen: by Ctrl-C when a bot thinks, or by the
 * system. Code that reaches its normal end closes it, and nothing is said.
 */
public final class ExitMessage implements AutoCloseable {

    private final ShutdownHooks.Task atShutdown;

    private ExitMessage(ShutdownHooks.Task atShutdown) {
        this.atShutdown = atShutdown;
    }

    /** Arranges for these lines to be written to a stream. */
    public static ExitMessage on(PrintStream stream, String... lines) {
        PrintStream out = new PrintStream(stream, true, Charset.defaultCharset());
        // Among the tasks of JLine, because one of them closes the terminal: the last one added runs first.
        return new ExitMessage(ShutdownHooks.add(() -> {
            out.println();
            for (String line : lines) {
                out.println(line);
            }
        }));
    }

    @Override
    public void close() {
        ShutdownHooks.remove(atShutdown);
    }
}
