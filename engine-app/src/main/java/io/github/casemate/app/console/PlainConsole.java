package io.github.casemate.app.console;

import io.github.casemate.app.ink.Block;
import io.vavr.control.Option;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;

/** Plain text in and out: a pipe, a file, a program. */
public final class PlainConsole implements Console {

    private final BufferedReader in;
    private final PrintStream out;
    private final Plain plain;

    /** A console on these streams. */
    public PlainConsole(InputStream in, PrintStream out, Charset charset) {
        this.in = new BufferedReader(new InputStreamReader(in, charset));
        this.out = out;
        this.plain = new Plain(charset);
    }

    static PlainConsole standard() {
        return new PlainConsole(System.in, System.out, Charset.defaultCharset());
    }

    @Override
    public boolean isLive() {
        return false;
    }

    @Override
    public int width() {
        return WIDEST;
    }

    @Override
    public int height() {
        return Integer.MAX_VALUE;
    }

    @Override
    public void print(Block block) {
        block.lines().forEach(line -> out.println(plain.fitting(line.toString().stripTrailing())));
        out.flush();
    }

    @Override
    public void clear() {}

    @Override
    public void hint(String text) {}

    @Override
    public Option<String> ask(String prompt) {
        out.print(plain.fitting(prompt));
        out.flush();
        try {
            Option<String> line = Option.of(in.readLine());
            // Nobody's Enter has ended the line of the prompt.
            out.println(line.getOrElse(""));
            return line;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    @Override
    public Screen screen() {
        throw new IllegalStateException("nobody looks at a screen here");
    }

    @Override
    public void close() {
        out.flush();
    }
}
