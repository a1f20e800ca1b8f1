package io.github.casemate.app;

import io.github.casemate.app.console.Console;
import io.github.casemate.app.play.LoadedMatch;
import io.github.casemate.app.play.PackedGame;
import io.github.casemate.app.play.PlaySession;
import io.github.casemate.app.play.ProgramName;
import io.github.casemate.app.play.SavedGame;
import io.github.casemate.app.play.Seats;
import io.github.casemate.app.play.UserError;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.kernel.Match;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Settings;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;

/** A person plays. */
@Command(
        name = "play",
        description = "Play against bots, against each other, or alone where a game allows it.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Keys: a number to choose, ? for the rule, h for a hint, b for the board, u to",
            "undo, s to save, q to leave. The game is saved after every decision.",
            "",
            "Examples:",
            "  casemate play                     you against a bot",
            "  casemate play battle              the same, in another game",
            "  casemate play hard you easy       you on the second of three seats",
            "  casemate play you you             two people at one keyboard",
            "  casemate play --solo              you alone, where a game allows it",
            "  casemate play --resume            continue the last game"
        })
final class PlayCommand implements Callable<Integer>, GameCommand {

    private static final String LATEST = "";
    private static final Path NO_FILE = Path.of(LATEST);

    @Parameters(
            paramLabel = "SEAT",
            arity = "0..*",
            completionCandidates = Suggestions.SeatNames.class,
            description = {
                "Who sits where: ${COMPLETION-CANDIDATES}; or a bot with a thinking budget, such as hard@200ms. You and "
                        + "a bot by default.",
                "exec:COMMAND runs a program of yours as a bot."
            })
    private List<String> wanted = new ArrayList<>();

    @Mixin
    private GameOptions options = new GameOptions();

    @picocli.CommandLine.Option(names = "--solo", description = "Play alone, where a game allows it.")
    private boolean solo;

    @picocli.CommandLine.Option(
            names = {"-r", "--resume"},
            arity = "0..1",
            fallbackValue = LATEST,
            paramLabel = "FILE",
            description = "Continue a game: the one in this file, or the last one.")
    private @Nullable Path resume;

    @picocli.CommandLine.Option(
            names = "--save",
            paramLabel = "FILE",
            description = "Where the game is saved; by default a new file in the folder for saved games.")
    private @Nullable Path file;

    @Override
    public Integer call() {
        return resume == null ? begin() : goOn(resume);
    }

    @Override
    public void offer(GamePack<?, ?, ?, ?> pack, CommandSpec command) {
        options.offer(pack, command);
    }

    private int begin() {
        Settings usual = Settings.standard(options.pack().settings());
        return begin(options.game(wanted.size(), solo, usual));
    }

    private <S, A, E, V> int begin(PackedGame<S, A, E, V> played) {
        Seats seats = Seats.of(wanted.isEmpty() ? Array.of(Seats.PERSON) : Array.ofAll(wanted), played);
        refuseWithoutPeople(seats);
        SavedGame saved = file == null ? SavedGame.fresh() : SavedGame.begun(file);
        try (Console console = Console.open()) {
            goOn(
                    console,
                    played,
                    new PlaySession<>(console, played, seats, played.begun(options.seed()), saved).begun());
        }
        return 0;
    }

    /** Rematches, each with a seed and a file of its own. */
    private static <S, A, E, V> void goOn(Console console, PackedGame<S, A, E, V> played, Option<Seats> wanted) {
        Option<Seats> next = wanted;
        while (next.isDefined()) {
            Match<S, A, E, V> match = played.begun(ShortSeeds.fresh());
            next = new PlaySession<>(console, played, next.get(), match, SavedGame.fresh()).again();
        }
    }

    private int goOn(Path chosen) {
        SavedGame saved = chosen.equals(NO_FILE) ? SavedGame.latest() : new SavedGame(chosen);
        return goOn(saved, saved.read());
    }

    private <S, A, E, V> int goOn(SavedGame saved, LoadedMatch<S, A, E, V> loaded) {
        PackedGame<S, A, E, V> played = loaded.played();
        Seats seats = wanted.isEmpty()
                ? Seats.of(saved.seats().map(Seats::specs).getOrElse(Array.of(Seats.PERSON)), played)
                : Seats.of(Array.ofAll(wanted), played);
        if (loaded.match().isOver()) {
            throw new UserError(
                    "This game is over. To see it again: " + ProgramName.of("replay " + Excerpt.of(saved.file())));
        }
        refuseWithoutPeople(seats);
        SavedGame kept = file == null ? saved : SavedGame.begun(file);
        try (Console console = Console.open()) {
            goOn(console, played, new PlaySession<>(console, played, seats, loaded.match(), kept).resumed());
        }
        return 0;
    }

    private static void refuseWithoutPeople(Seats seats) {
        if (seats.people().isEmpty()) {
            throw new UserError(
                    "One of the seats should be 'you'. To watch bots, use '" + ProgramName.of("watch") + "'.");
        }
    }
}
