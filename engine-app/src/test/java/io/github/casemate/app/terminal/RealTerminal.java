package io.github.casemate.app.terminal;

import io.github.casemate.app.Casemate;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jline.builtins.ScreenTerminal;
import org.jline.terminal.Attributes;
import org.jline.terminal.Size;
import org.jline.terminal.impl.jni.JniNativePty;
import org.jline.terminal.impl.jni.JniTerminalProvider;

/**
 * The program in a terminal of its own. The operating system gives a pseudo-terminal (through JLine, so nothing has to be
 * installed), the program runs in a JVM of its own on one end, and on the other end a screen is drawn from what it writes,
 * as a terminal would.
 */
final class RealTerminal implements AutoCloseable {

    /** Waiting ends when what is waited for is there; so long it takes only if it never comes. */
    private static final long PATIENCE = TimeUnit.MINUTES.toNanos(10);

    /** How long nothing more is written when somebody has finished speaking. */
    private static final long BREATH = 100;

    private static final String SETSID = "/usr/bin/setsid";
    private static final boolean IS_RULING = Files.isExecutable(Path.of(SETSID));

    /** What makes a program heed Ctrl-C again, if there is such a thing. */
    private static final List<String> HEEDING = works(List.of("env", "--default-signal=INT"));

    private final JniNativePty pty;
    private final Process program;
    private final ScreenTerminal screen;
    private final StringBuilder written = new StringBuilder();
    private final int width;
    private final int height;

    private RealTerminal(JniNativePty pty, Process program, int width, int height) {
        this.pty = pty;
        this.program = program;
        this.width = width;
        this.height = height;
        this.screen = new ScreenTerminal(width, height);
        Thread reader = new Thread(this::draw, "screen");
        reader.setDaemon(true);
        reader.start();
    }

    /** Starts the program in a terminal of this size. */
    static RealTerminal start(int width, int height, Map<String, String> environment, String... arguments) {
        try {
            JniNativePty pty = (JniNativePty) new JniTerminalProvider().open(new Attributes(), new Size(width, height));
            Attributes attributes = pty.getAttr();
            attributes.setLocalFlag(Attributes.LocalFlag.ECHO, true);
            attributes.setLocalFlag(Attributes.LocalFlag.ICANON, true);
            attributes.setLocalFlag(Attributes.LocalFlag.ISIG, true);
            attributes.setControlChar(Attributes.ControlChar.VINTR, 3);
            attributes.setInputFlag(Attributes.InputFlag.ICRNL, true);
            attributes.setOutputFlag(Attributes.OutputFlag.OPOST, true);
            attributes.setOutputFlag(Attributes.OutputFlag.ONLCR, true);
            pty.setAttr(attributes);
            File slave = new File(pty.getName());
            ProcessBuilder builder = new ProcessBuilder(command(arguments))
                    .redirectInput(slave)
                    .redirectOutput(slave)
                    .redirectError(slave);
            builder.environment().remove("NO_COLOR");
            builder.environment().put("TERM", "screen-256color");
            builder.environment().putAll(environment);
            return new RealTerminal(pty, builder.start(), width, height);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /**
     * With {@code setsid} the terminal rules over the program as a shell's does, so Ctrl-C can be typed. Who runs these
     * tests in the background of a shell has Ctrl-C ignored, and so would the program; where {@code env} can undo that,
     * it does.
     */
    private static List<String> command(String... arguments) {
        List<String> command = new ArrayList<>(IS_RULING ? List.of(SETSID, "--ctty") : List.of());
        command.addAll(HEEDING);
        command.addAll(List.of(
                System.getProperty("java.home") + "/bin/java",
                "-XX:TieredStopAtLevel=1",
                "-Dfile.encoding=UTF-8",
                "-cp",
                System.getProperty("java.class.path"),
                Casemate.class.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    /** A prefix for commands if it works, nothing otherwise. */
    private static List<String> works(List<String> prefix) {
        try {
            List<String> command = new ArrayList<>(prefix);
            command.add("true");
            return new ProcessBuilder(command).start().waitFor() == 0 ? prefix : List.of();
        } catch (IOException | InterruptedException broken) {
            return List.of();
        }
    }

    /** Types something. */
    void type(String keys) {
        try {
            pty.getMasterOutput().write(keys.getBytes(StandardCharsets.UTF_8));
            pty.getMasterOutput().flush();
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Types a line. */
    void enter(String line) {
        type(line + "\r");
    }

    /** The screen, without trailing blanks and lines. */
    String screen() {
        long[] cells = new long[width * height];
        screen.dump(cells, 0, 0, height, width, null);
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < height; row++) {
            StringBuilder line = new StringBuilder();
            for (int column = 0; column < width; column++) {
                line.append((char) (cells[row * width + column] & 0xffff));
            }
            text.append(line.toString().stripTrailing()).append('\n');
        }
        return text.toString().stripTrailing();
    }

    /** Everything that was ever written, with its control sequences. */
    String written() {
        synchronized (written) {
            return written.toString();
        }
    }

    /** Waits until the last line of the screen begins with a text, and nothing more comes. */
    void awaitPrompt(String begins) {
        await(
                "a last line that begins with '" + begins + "'",
                text -> text.substring(text.lastIndexOf('\n') + 1).equals(begins.stripTrailing()));
    }

    /** Waits until a text is on the screen. */
    void await(String words) {
        await("'" + words + "'", text -> text.contains(words));
    }

    void await(String what, Predicate<String> arrived) {
        long begun = System.nanoTime();
        while (!arrived.test(screen())) {
            if (System.nanoTime() - begun > PATIENCE) {
                throw new AssertionError("waited in vain for " + what + " on this screen:\n" + screen());
            }
            sleep(10);
        }
        settle();
    }

    /** What follows in the same breath belongs to the same screen. */
    private void settle() {
        String before = "";
        while (!before.equals(screen())) {
            before = screen();
            sleep(BREATH);
        }
    }

    /** Presses a key, and waits until the screen is another one. */
    void step(String key) {
        String before = screen();
        type(key);
        await("another screen after '" + key + "'", text -> !text.equals(before));
    }

    /** Waits for the end of the program. */
    int exit() {
        try {
            if (!program.waitFor(PATIENCE, TimeUnit.NANOSECONDS)) {
                throw new AssertionError("the program does not end:\n" + screen());
            }
            settle();
            return program.exitValue();
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }

    /** Presses Ctrl-C; where no terminal can rule over the program, the signal is sent past it. */
    void interrupt() {
        if (IS_RULING) {
            type("\u0003");
            return;
        }
        try {
            new ProcessBuilder("kill", "-INT", Long.toString(program.pid()))
                    .start()
                    .waitFor();
        } catch (IOException | InterruptedException broken) {
            throw new IllegalStateException(broken);
        }
    }

    /** Ends the program as a power cut would. */
    void kill() {
        program.destroyForcibly();
        exit();
    }

    /** Asks the program to end, as the system does. */
    void terminate() {
        program.destroy();
        exit();
    }

    @Override
    public void close() {
        program.destroyForcibly();
        try {
            pty.close();
        } catch (IOException closed) {
            throw new UncheckedIOException(closed);
        }
    }

    private void draw() {
        char[] piece = new char[4096];
        try {
            Reader out = new InputStreamReader(pty.getMasterInput(), StandardCharsets.UTF_8);
            for (int count = out.read(piece); count >= 0; count = out.read(piece)) {
                String text = new String(piece, 0, count);
                synchronized (written) {
                    written.append(text);
                }
                screen.write(text);
            }
        } catch (IOException closed) {
            // The terminal is gone, and so is whoever would look at it.
        }
    }

    private static void sleep(long millis) {
        try {
            Thread.sleep(millis);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }
}
