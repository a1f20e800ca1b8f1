package io.github.casemate.app;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.Event;
import io.github.casemate.agenda.GameState;
import io.github.casemate.agenda.GameView;
import io.github.casemate.app.console.Console;
import io.github.casemate.app.play.PlaySession;
import io.github.casemate.app.play.ProgramName;
import io.github.casemate.app.play.SavedGame;
import io.github.casemate.app.play.Seats;
import io.github.casemate.app.play.UserError;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Match;
import io.github.casemate.pack.Outlook;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.IslandSiegePack;
import io.github.casemate.siege.table.Table;
import io.vavr.collection.Array;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A person plays. */
@Command(
        name = "play",
        description = "Play against bots, against each other, or alone against the Ghost Captain.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Keys: a number to choose, ? for the rule, b for the board, u to undo,",
            "s to save, q to leave. The game is saved after every decision.",
            "",
            "Examples:",
            "  casemate play                     you against a bot",
            "  casemate play hard you easy       you on the second of three seats",
            "  casemate play you you             two people at one keyboard",
            "  casemate play --solo              you against the Ghost Captain",
            "  casemate play --resume            continue the last game"
        })
final class PlayCommand implements Callable<Integer> {

    private static final String LATEST = "";
    private static final Path NO_FILE = Path.of(LATEST);

    @Parameters(
            paramLabel = "SEAT",
            arity = "0..4",
            completionCandidates = BotNames.AndYou.class,
            description = "Who sits where: ${COMPLETION-CANDIDATES}; or a bot with a thinking budget, such as "
                    + "hard@200ms. You and a bot by default.")
    private List<String> wanted = new ArrayList<>();

    @Mixin
    private GameOptions options = new GameOptions();

    @Option(names = "--solo", description = "Play alone against the Ghost Captain.")
    private boolean solo;

    @Option(
            names = {"-r", "--resume"},
            arity = "0..1",
            fallbackValue = LATEST,
            paramLabel = "FILE",
            description = "Continue a game: the one in this file, or the last one.")
    private @Nullable Path resume;

    @Option(
            names = "--save",
            paramLabel = "FILE",
            description = "Where the game is saved. A new file in ~/.casemate by default.")
    private @Nullable Path file;

    @Override
    public Integer call() {
        return resume == null ? begin() : goOn(resume);
    }

    private int begin() {
        IslandSiege game = options.game(wanted.size(), solo, 0);
        Seats seats = Seats.of(wanted.isEmpty() ? Array.of(Seats.PERSON) : Array.ofAll(wanted), game);
        SavedGame saved = file == null ? SavedGame.fresh() : SavedGame.begun(file);
        try (Console console = Console.open()) {
            playing(console, seats, Match.of(game, options.seed()), saved).begun();
        }
        return 0;
    }

    private int goOn(Path chosen) {
        SavedGame saved = chosen.equals(NO_FILE) ? SavedGame.latest() : new SavedGame(chosen);
        var match = saved.read();
        IslandSiege game = SavedGame.game(match);
        Seats seats = wanted.isEmpty()
                ? Seats.of(saved.seats().map(Seats::specs).getOrElse(Array.of(Seats.PERSON)), game)
                : Seats.of(Array.ofAll(wanted), game);
        if (match.isOver()) {
            throw new UserError(
                    "This game is over. To see it again: " + ProgramName.of("replay " + Excerpt.of(saved.file())));
        }
        try (Console console = Console.open()) {
            playing(console, seats, match, file == null ? saved : SavedGame.begun(file))
                    .resumed();
        }
        return 0;
    }

    private static PlaySession playing(
            Console console,
            Seats seats,
            Match<GameState<Table>, Action, Event<Table>, GameView<Table>> match,
            SavedGame saved) {
        if (seats.people().isEmpty()) {
            throw new UserError("One of the seats should be 'you'. To watch bots, use 'casemate watch'.");
        }
        return new PlaySession(console, seats, match, saved, Outlook.of(new IslandSiegePack()));
    }
}
