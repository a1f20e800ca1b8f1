package io.github.casemate.app.console;

import io.github.casemate.text.Block;
import io.github.casemate.text.StyledText;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;
import org.jline.keymap.BindingReader;
import org.jline.keymap.KeyMap;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.Terminal;
import org.jline.utils.AttributedString;
import org.jline.utils.Curses;
import org.jline.utils.Display;
import org.jline.utils.InfoCmp.Capability;
import org.jline.utils.NonBlockingReader;
import org.jline.utils.ShutdownHooks;

/** The alternate screen of a terminal. Only what has changed is written, so it does not flicker. */
final class LiveScreen implements Screen {

    private static final Duration LONG = Duration.ofHours(1);

    private final Terminal terminal;
    private final Function<StyledText, AttributedString> styled;
    private final Display display;
    private final Attributes before;
    private final BindingReader keys;
    private final KeyMap<Key> map = new KeyMap<>();
    private final Terminal.SignalHandler interrupted;
    private final ShutdownHooks.Task atShutdown;
    private volatile boolean isInterrupted;
    private Block shown = Block.EMPTY;

    LiveScreen(Terminal terminal, Function<StyledText, AttributedString> styled) {
        this.terminal = terminal;
        this.styled = styled;
        this.before = terminal.enterRawMode();
        this.keys = new BindingReader(terminal.reader());
        this.interrupted = terminal.handle(Terminal.Signal.INT, signal -> isInterrupted = true);
        terminal.puts(Capability.enter_ca_mode);
        terminal.puts(Capability.keypad_xmit);
        terminal.puts(Capability.cursor_invisible);
        this.display = new Display(terminal, true);
        this.atShutdown = ShutdownHooks.add(this::giveBack);
        bind();
    }

    @Override
    public void show(Block block) {
        shown = block;
        Size size = terminal.getSize();
        display.resize(size.getRows(), size.getColumns());
        List<AttributedString> lines = block.within(size.getColumns())
                .first(size.getRows())
                .lines()
                .map(styled)
                .toJavaList();
        display.update(lines, size.cursorPos(Math.max(0, Math.min(lines.size(), size.getRows()) - 1), 0));
    }

    @Override
    public Key key(Duration wait) {
        return isPressed(wait) ? pressed() : Key.NONE;
    }

    @Override
    public Key key() {
        Key key = Key.NONE;
        while (key == Key.NONE) {
            key = key(LONG);
        }
        return key;
    }

    @Override
    public String ask(String prompt) {
        StringBuilder line = new StringBuilder();
        while (true) {
            show(shown.first(Math.max(1, terminal.getHeight() - 1))
                    .above(StyledText.of(prompt + line + "_"))
                    .last(terminal.getHeight()));
            while (!isPressed(LONG)) {
                // The person is still thinking.
            }
            int sign = keys.readCharacter();
            if (sign < 0 || sign == '\r' || sign == '\n') {
                return line.toString();
            } else if (sign == 27) {
                return "";
            } else if ((sign == 127 || sign == 8) && line.length() > 0) {
                line.setLength(line.length() - 1);
            } else if (sign >= ' ' && sign < 127) {
                line.append((char) sign);
            }
        }
    }

    @Override
    public void close() {
        ShutdownHooks.remove(atShutdown);
        terminal.puts(Capability.cursor_visible);
        terminal.puts(Capability.keypad_local);
        terminal.puts(Capability.exit_ca_mode);
        terminal.handle(Terminal.Signal.INT, interrupted);
        terminal.setAttributes(before);
        terminal.flush();
    }

    /**
     * Restores the terminal when the program is ended from outside. JLine may have closed its own streams by then, so
     * this bypasses them.
     */
    private void giveBack() throws IOException {
        String leave = Curses.tputs(terminal.getStringCapability(Capability.cursor_visible))
                + Curses.tputs(terminal.getStringCapability(Capability.keypad_local))
                + Curses.tputs(terminal.getStringCapability(Capability.exit_ca_mode));
        try (FileOutputStream out = new FileOutputStream(FileDescriptor.out)) {
            out.write(leave.getBytes(StandardCharsets.US_ASCII));
        }
    }

    private boolean isPressed(Duration wait) {
        try {
            long until = System.nanoTime() + wait.toNanos();
            while (!isInterrupted) {
                long rest = (until - System.nanoTime()) / 1_000_000;
                if (rest <= 0) {
                    return false;
                }
                // In slices, so that an interrupt is noticed soon. The end of the input is a key too.
                if (terminal.reader().peek(Math.min(rest, 100)) != NonBlockingReader.READ_EXPIRED) {
                    return true;
                }
            }
            throw new InterruptedByPerson();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private Key pressed() {
        Key key = keys.readBinding(map);
        return key == null ? Key.QUIT : key;
    }

    private void bind() {
        map.setNomatch(Key.OTHER);
        map.setUnicode(Key.OTHER);
        map.setAmbiguousTimeout(100);
        map.bind(Key.NEXT, "n", "\r", "\n", capability(Capability.key_right));
        map.bind(Key.BACK, "b", "\u007f", capability(Capability.key_left));
        map.bind(Key.NEXT_TURN, "t", capability(Capability.key_down));
        map.bind(Key.LAST_TURN, "T", capability(Capability.key_up));
        map.bind(Key.FIRST, "0", capability(Capability.key_home));
        map.bind(Key.LAST, "$", capability(Capability.key_end));
        map.bind(Key.GO, "g");
        map.bind(Key.VIEW, "v");
        map.bind(Key.PAUSE, " ");
        map.bind(Key.FASTER, "+", "=");
        map.bind(Key.SLOWER, "-");
        map.bind(Key.HELP, "?", "h");
        map.bind(Key.QUIT, "q");
        map.bind(Key.OTHER, "\u001b");
    }

    private CharSequence capability(Capability capability) {
        String sequence = KeyMap.key(terminal, capability);
        return sequence == null ? "" : sequence;
    }
}
