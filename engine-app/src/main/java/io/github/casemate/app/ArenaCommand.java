package io.github.casemate.app;

import io.github.casemate.app.play.Trouble;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Bots against bots, many times, with a report. */
@Command(name = "arena", description = "Let bots play many games and compare them.", mixinStandardHelpOptions = true)
final class ArenaCommand implements Callable<Integer> {

    @Override
    public Integer call() {
        throw new Trouble("The arena is not part of this program yet.");
    }
}
