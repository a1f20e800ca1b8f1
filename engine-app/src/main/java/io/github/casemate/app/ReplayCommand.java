package io.github.casemate.app;

import io.github.casemate.app.console.Console;
import io.github.casemate.app.play.LoadedMatch;
import io.github.casemate.app.play.Replaying;
import io.github.casemate.app.play.SavedGame;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Replays a game. */
@Command(
        name = "replay",
        description = "Replay a saved game, step by step, from any side.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Keys: right and left arrow (n, b) for a step, down and up arrow (t, T) for a",
            "turn, g to go to a turn, Home and End (0, $), v for another view, q to leave.",
            "",
            "Examples:",
            "  casemate replay game.json",
            "  casemate replay game.json --turn 12 --view P2"
        })
final class ReplayCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", description = "A saved game.")
    private Path file = Path.of("");

    @picocli.CommandLine.Option(
            names = {"-t", "--turn"},
            paramLabel = "N",
            description = "Begin at this turn; without a terminal, show only its board.")
    private @Nullable Integer turn;

    @picocli.CommandLine.Option(
            names = "--view",
            paramLabel = "VIEW",
            defaultValue = "all",
            description = "What is shown: all, or what one player saw, such as P1. Default: ${DEFAULT-VALUE}.")
    private String view = "all";

    @Override
    public Integer call() {
        SavedGame saved = new SavedGame(file);
        return replay(saved, saved.read());
    }

    private <S, A, E, V> int replay(SavedGame saved, LoadedMatch<S, A, E, V> loaded) {
        try (Console console = Console.open()) {
            Replaying.of(console, loaded, saved.seats(), Option.of(turn), view);
        }
        return 0;
    }
}
