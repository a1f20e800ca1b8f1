package io.github.casemate.app.console;

import io.github.casemate.kernel.Excerpt;
import io.github.casemate.text.Block;
import io.vavr.control.Option;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;

/** Plain text in and out: a pipe, a file, a program. */
public final class PlainConsole implements Console {

    private static final int NARROW = 80;

    private final BufferedReader in;
    private final PrintStream out;
    private final Plain plain;
    private final int width;
    private final boolean echoes;

    private PlainConsole(int width, boolean echoes) {
        Charset charset = Charset.defaultCharset();
        this.in = new BufferedReader(new InputStreamReader(System.in, charset));
        this.out = System.out;
        this.plain = new Plain(charset);
        this.width = width;
        this.echoes = echoes;
    }

    /** For a pipe or a file: answers are written too, so that the text can be read later. */
    static PlainConsole standard() {
        return new PlainConsole(WIDEST, true);
    }

    /** For a terminal that can do nothing but write: it shows by itself what is typed, and may be narrow. */
    static PlainConsole typed() {
        return new PlainConsole(NARROW, false);
    }

    @Override
    public boolean isLive() {
        return false;
    }

    @Override
    public int width() {
        return width;
    }

    @Override
    public int height() {
        return Integer.MAX_VALUE;
    }

    @Override
    public void print(Block block) {
        block.lines().forEach(line -> out.println(plain.fitting(line.toString().stripTrailing())));
        flush();
    }

    @Override
    public void clear() {}

    @Override
    public void hint(String text) {}

    @Override
    public Option<String> ask(String prompt) {
        out.print(plain.fitting(prompt));
        flush();
        try {
            Option<String> line = Option.of(in.readLine());
            // Unless the person's Enter has ended the line of the prompt.
            if (echoes || line.isEmpty()) {
                out.println(plain.fitting(Excerpt.of(line.getOrElse(""))));
            }
            return line;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Sends out what was said, and stops if nobody can read it: a game may go on for long. */
    private void flush() {
        if (out.checkError()) {
            throw LostOutput.ofWords();
        }
    }

    @Override
    public Screen screen() {
        throw new IllegalStateException("there is no screen here");
    }

    @Override
    public void close() {
        out.flush();
    }
}
