package io.github.casemate.app.console;

import io.github.casemate.text.Block;
import io.github.casemate.text.StyledText;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.InfoCmp.Capability;
import org.jspecify.annotations.Nullable;

/** A terminal with a person in front of it. */
public final class LiveConsole implements Console {

    private static final int NARROWEST = 40;
    /** Forgets what has scrolled off the screen; terminals that cannot do that ignore it. */
    private static final String FORGET = "\u001b[3J";

    private final Terminal terminal;
    private final boolean colors;
    private final Plain plain;
    private @Nullable LineReader reader;
    private boolean hinted;

    /** A console on a terminal, with colours or without. */
    public LiveConsole(Terminal terminal, boolean colors) {
        this.terminal = terminal;
        this.colors = colors;
        this.plain = new Plain(terminal.encoding());
        // Ends the program as the system would, but with the messages that are said on exit.
        terminal.handle(Terminal.Signal.INT, signal -> System.exit(InterruptedByPerson.EXIT));
    }

    @Override
    public boolean isLive() {
        return true;
    }

    @Override
    public int width() {
        return terminal.getWidth() <= 0 ? WIDEST : Math.max(NARROWEST, Math.min(WIDEST, terminal.getWidth()));
    }

    @Override
    public int height() {
        return terminal.getHeight() <= 0 ? Integer.MAX_VALUE : terminal.getHeight();
    }

    @Override
    public void print(Block block) {
        wipe();
        block.lines().forEach(line -> terminal.writer().println(written(line)));
        terminal.flush();
    }

    @Override
    public void clear() {
        hinted = false;
        terminal.puts(Capability.clear_screen);
        terminal.writer().write(FORGET);
        terminal.flush();
    }

    @Override
    public void hint(String text) {
        wipe();
        terminal.writer().print(plain.fitting(text));
        terminal.flush();
        hinted = true;
    }

    @Override
    public Option<String> ask(String prompt) {
        wipe();
        LineReader lines = reader;
        if (lines == null) {
            lines = LineReaderBuilder.builder()
                    .terminal(terminal)
                    .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                    .variable(LineReader.BELL_STYLE, "none")
                    .build();
            reader = lines;
        }
        try {
            return Option.some(lines.readLine(plain.fitting(prompt)));
        } catch (UserInterruptException interrupted) {
            throw new InterruptedByPerson();
        } catch (EndOfFileException left) {
            return Option.none();
        }
    }

    @Override
    public Screen screen() {
        wipe();
        return new LiveScreen(terminal, this::styled);
    }

    @Override
    public void close() {
        wipe();
        try {
            terminal.close();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private void wipe() {
        if (hinted) {
            hinted = false;
            terminal.puts(Capability.carriage_return);
            terminal.puts(Capability.clr_eol);
        }
    }

    private String written(StyledText line) {
        return colors ? Ansi.of(plain.fitting(line)).toAnsi(terminal) : plain.fitting(line.plain());
    }

    private AttributedString styled(StyledText line) {
        return colors ? Ansi.of(plain.fitting(line)) : new AttributedString(plain.fitting(line.plain()));
    }
}
