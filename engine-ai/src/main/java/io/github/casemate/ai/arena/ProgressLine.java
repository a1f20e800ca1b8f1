package io.github.casemate.ai.arena;

import java.io.PrintStream;
import java.time.Duration;
import java.util.function.Consumer;

/** Shows progress as one line that is overwritten a few times a second and when all is done. */
public final class ProgressLine implements Consumer<Progress> {

    private static final Duration PAUSE = Duration.ofMillis(250);

    private final PrintStream out;
    private Duration last = PAUSE.negated();
    private int width;

    private ProgressLine(PrintStream out) {
        this.out = out;
    }

    /**
     * {@return a line for one run}
     *
     * @param out where it is printed, usually the error stream of a terminal
     */
    public static ProgressLine on(PrintStream out) {
        return new ProgressLine(out);
    }

    @Override
    public void accept(Progress progress) {
        boolean over = progress.done() == progress.total();
        if (!over && progress.elapsed().minus(last).compareTo(PAUSE) < 0) {
            return;
        }
        last = progress.elapsed();
        String line = progress.toString();
        out.print("\r" + line + " ".repeat(Math.max(0, width - line.length())) + (over ? "\n" : ""));
        out.flush();
        width = line.length();
    }
}
