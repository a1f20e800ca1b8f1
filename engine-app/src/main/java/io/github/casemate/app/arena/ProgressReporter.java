package io.github.casemate.app.arena;

import io.github.casemate.ai.arena.Progress;
import io.github.casemate.ai.arena.ProgressLine;
import io.github.casemate.app.console.LostOutput;
import java.io.PrintStream;
import java.time.Duration;
import java.util.function.Consumer;

/** Shows how far the games are: a line that changes on a terminal, and a new line now and then elsewhere. */
public final class ProgressReporter implements Consumer<Progress> {

    private static final Duration NOW_AND_THEN = Duration.ofSeconds(30);

    private final PrintStream out;
    private final boolean live;
    private final Consumer<Progress> line;
    private Duration last = Duration.ZERO;
    private boolean unfinished;

    private ProgressReporter(PrintStream out, boolean live) {
        this.out = out;
        this.live = live;
        this.line = live ? ProgressLine.on(out) : this::nowAndThen;
    }

    /** For one run. */
    public static ProgressReporter on(PrintStream out, boolean live) {
        return new ProgressReporter(out, live);
    }

    @Override
    public void accept(Progress progress) {
        line.accept(progress);
        LostOutput.checkErrors();
        unfinished = live && progress.done() < progress.total();
    }

    private void nowAndThen(Progress progress) {
        if (progress.elapsed().minus(last).compareTo(NOW_AND_THEN) >= 0) {
            last = progress.elapsed();
            out.println(progress);
        }
    }

    /** Ends the changing line if the run broke off, so that the next message begins on a line of its own. */
    public void end() {
        if (unfinished) {
            out.println();
        }
    }
}
