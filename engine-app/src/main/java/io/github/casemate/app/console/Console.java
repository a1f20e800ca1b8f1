package io.github.casemate.app.console;

import io.github.casemate.kernel.Excerpt;
import io.github.casemate.text.Block;
import io.github.casemate.text.StyledText;
import io.vavr.control.Option;
import java.io.IOException;
import java.nio.charset.Charset;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Where the program speaks and listens. */
public interface Console extends AutoCloseable {

    /** The widest that text gets where no width is known. */
    int WIDEST = 100;

    /**
     * The terminal the program was started in; plain text without one, or with one that can only write.
     *
     * <p>A person is there only if both ends are a terminal: what is piped in or out gets no colours and no keys.
     */
    static Console open() {
        if ("dumb".equals(System.getenv("TERM"))) {
            return StandardStreams.areTyped() ? PlainConsole.typed() : PlainConsole.standard();
        }
        try {
            Terminal terminal = TerminalBuilder.builder()
                    .name("casemate")
                    .system(true)
                    .systemOutput(TerminalBuilder.SystemOutput.SysOut)
                    .dumb(false)
                    .encoding(Charset.defaultCharset())
                    .build();
            return new LiveConsole(terminal, hasColors());
        } catch (IOException | IllegalStateException noTerminal) {
            return PlainConsole.standard();
        }
    }

    private static boolean hasColors() {
        String refused = System.getenv("NO_COLOR");
        return refused == null || refused.isEmpty();
    }

    /** Whether there is a person at a terminal, who can press keys and see a screen change. */
    boolean isLive();

    /** How many columns there are. */
    int width();

    /** How many lines there are. */
    int height();

    /** Says something, below what was said before. */
    void print(Block block);

    /** Says a line. */
    default void print(StyledText line) {
        print(Block.of(line));
    }

    /** Says a line; nothing in it, such as the name of a file, can control the terminal. */
    default void print(String line) {
        print(StyledText.of(Excerpt.of(line, Integer.MAX_VALUE)));
    }

    /** Clears what was said before, which the next person should not read. Does nothing where that cannot be done. */
    void clear();

    /** Says for a moment that something is going on; does nothing where it could not be removed again. */
    void hint(String text);

    /**
     * Asks for a line.
     *
     * @param prompt what is written before it
     * @return the line; none at the end of the input
     * @throws InterruptedByPerson if Ctrl-C is pressed instead
     */
    Option<String> ask(String prompt);

    /** Begins to show screens instead of saying things below each other. Only for a live console. */
    Screen screen();

    @Override
    void close();
}
