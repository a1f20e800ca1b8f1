package io.github.casemate.app;

import io.github.casemate.app.console.Console;
import io.github.casemate.app.play.Pace;
import io.github.casemate.app.play.PackedGame;
import io.github.casemate.app.play.ProgramName;
import io.github.casemate.app.play.SavedGame;
import io.github.casemate.app.play.Seats;
import io.github.casemate.app.play.UserError;
import io.github.casemate.app.play.Watching;
import io.github.casemate.pack.GamePack;
import io.github.casemate.text.Style;
import io.github.casemate.text.StyledText;
import io.vavr.collection.Array;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Bots play while a person watches. */
@Command(
        name = "watch",
        description = "Watch bots play.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Keys: space to wait and go on, n for the next step, + and - for the pace,",
            "v for the view of another player, q to leave.",
            "",
            "Examples:",
            "  casemate watch easy hard",
            "  casemate watch -p 4 -m captains,monuments --pace fast"
        })
final class WatchCommand implements Callable<Integer>, GameCommand {

    @Parameters(
            paramLabel = "BOT",
            arity = "0..*",
            completionCandidates = Suggestions.BotNames.class,
            description = {
                "Who plays, by seat: ${COMPLETION-CANDIDATES}; or a bot with a thinking budget, such as hard@200ms.",
                "exec:COMMAND runs a program of yours as a bot."
            })
    private List<String> bots = new ArrayList<>();

    @Mixin
    private GameOptions options = new GameOptions();

    @Option(
            names = "--pace",
            paramLabel = "PACE",
            defaultValue = "normal",
            description =
                    "slow, normal, fast, instant, or the seconds that each event is shown. Default: ${DEFAULT-VALUE}.")
    private String pace = "normal";

    @Option(
            names = "--view",
            paramLabel = "VIEW",
            defaultValue = "all",
            description = "What is shown: all, or what one player sees, such as P1. Default: ${DEFAULT-VALUE}.")
    private String view = "all";

    @Option(names = "--save", paramLabel = "FILE", description = "Save the game, so that it can be replayed.")
    private @Nullable Path file;

    @Override
    public void offer(GamePack<?, ?, ?, ?> pack, CommandSpec command) {
        options.offer(pack, command);
    }

    @Override
    public Integer call() {
        if (bots.contains(Seats.PERSON)) {
            throw new UserError("Only bots play here. To play yourself, use '" + ProgramName.of("play") + "'.");
        }
        return watch(options.game(bots.size(), false, options.pack().settingsForBots()));
    }

    private <S, A, E, V> int watch(PackedGame<S, A, E, V> played) {
        Seats seats = Seats.of(Array.ofAll(bots), played);
        long seed = options.seed();
        var saved = io.vavr.control.Option.of(file).map(SavedGame::begun);
        try (Console console = Console.open()) {
            Watching<S, A, E, V> watching = Watching.of(
                    console,
                    played,
                    seats,
                    Pace.parse(pace),
                    view,
                    match -> saved.forEach(kept -> kept.write(played, match)));
            saved.forEach(kept -> kept.write(seats));
            try {
                watching.play(seed);
            } finally {
                console.print(StyledText.of("The seed of this game is " + seed + ".", Style.FAINT));
                saved.forEach(kept -> ProgramName.after("To see it again:", "replay " + kept.file(), console.width())
                        .forEach(console::print));
            }
        }
        return 0;
    }
}
