package io.github.casemate.app;

import io.github.casemate.ai.arena.ArenaResult;
import io.github.casemate.ai.arena.game.Mode;
import io.github.casemate.ai.arena.report.Report;
import io.github.casemate.ai.arena.report.VariantReport;
import io.github.casemate.app.arena.ArenaPlan;
import io.github.casemate.app.arena.Field;
import io.github.casemate.app.arena.ProgressReporter;
import io.github.casemate.app.arena.ReportFiles;
import io.github.casemate.app.console.ExitMessage;
import io.github.casemate.app.console.StandardStreams;
import io.github.casemate.app.play.PackedGame;
import io.github.casemate.app.play.ProgramName;
import io.github.casemate.app.play.UserError;
import io.github.casemate.kernel.Excerpt;
import io.github.casemate.pack.GamePack;
import io.vavr.collection.Array;
import java.io.PrintStream;
import java.nio.charset.Charset;
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

/** Bots against bots, many times, with a report. */
@Command(
        name = "arena",
        description = "Let bots play many games and compare them, or compare two sets of rules.",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        footer = {
            "",
            "Where bots might go on forever, games end after some turns unless an option says",
            "otherwise. Both sides of a pairing take every seat in turn and get the same luck,",
            "so the number of games may be rounded up. The same bots, rules and seed play the",
            "same games again, unless a budget is a time.",
            "",
            "Examples:",
            "  casemate arena easy normal greedy --games 200 --out report",
            "  casemate arena ismcts@1000 scripted greedy --field --log games.log",
            "  casemate arena --log games.log             what was played so far",
            "  casemate arena normal 'exec:python3 my_bot.py'   a bot in any language",
            "  casemate arena battle easy normal          in another game",
            "  casemate arena greedy normal -m ghost-captain    each alone",
            "  casemate arena scripted scripted --compare-modules ramparts",
            "                                             what an expansion changes"
        })
final class ArenaCommand implements Callable<Integer>, GameCommand {

    /** The suffix of the log of the other rules. */
    private static final String OTHER = ".other";

    @Parameters(
            paramLabel = "BOT",
            arity = "0..*",
            completionCandidates = Suggestions.BotNames.class,
            description = {
                "Who plays: ${COMPLETION-CANDIDATES}; each with a thinking budget for a decision if you like, such as "
                        + "ismcts@1000 or hard@200ms. A bot named twice plays against itself.",
                "exec:COMMAND runs a program of yours as a bot, in any language."
            })
    private List<String> bots = new ArrayList<>();

    @Option(
            names = {"-g", "--games"},
            paramLabel = "N",
            defaultValue = "100",
            description = "How many games each pairing plays. Default: ${DEFAULT-VALUE}.")
    private int games;

    @Option(names = "--field", description = "The first bot meets each of the others. By default all meet each other.")
    private boolean field;

    @Option(names = "--tables", description = "A different bot on every seat, for three and four players.")
    private boolean tables;

    @Mixin
    private GameOptions options = new GameOptions();

    @Option(
            names = {"-j", "--threads"},
            paramLabel = "N",
            description = "How many games are played at a time. By default one for each core.")
    private @Nullable Integer threads;

    @Option(
            names = {"-l", "--log"},
            paramLabel = "FILE",
            description = "Keep all games in a file. A run that was stopped continues when it is started again; "
                    + "without bots, the games in the file are reported.")
    private @Nullable Path log;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FOLDER",
            description = "Write the report as text, HTML, CSV and JSON, and all games as CSV.")
    private @Nullable Path out;

    private Array<String> typed = Array.empty();

    /** Keeps what was typed, with the word for the game. */
    void typed(Array<String> words) {
        typed = words;
    }

    @Mixin
    private GameOptions.Others other = new GameOptions.Others();

    @Override
    public void offer(GamePack<?, ?, ?, ?> pack, CommandSpec command) {
        options.offer(pack, command);
        other.offer(pack, command);
    }

    @Override
    public Integer call() {
        ReportFiles files = out == null ? null : ReportFiles.in(out);
        if (bots.isEmpty()) {
            show(read().report(), files);
            return 0;
        }
        play(options.game(2, false, options.pack().settingsForBots()), files);
        return 0;
    }

    private <S, A, E, V> void play(PackedGame<S, A, E, V> played, @Nullable ReportFiles files) {
        PackedGame<S, A, E, V> changed = other.isGiven() ? other.after(played) : null;
        ArenaPlan contest = new ArenaPlan(
                new Field(Array.ofAll(bots)),
                mode(),
                games,
                threads == null ? Runtime.getRuntime().availableProcessors() : threads,
                options.wantedSeed());
        ArenaResult before = played(contest, played, log);
        if (changed == null) {
            show(before.report().command(typed(before)), files);
        } else {
            Path otherLog = log == null ? null : log.resolveSibling(log.getFileName() + OTHER);
            show(before, played(contest.withSeed(before.spec().seed()), changed, otherLog), files);
        }
    }

    private Mode mode() {
        if (field && tables) {
            throw new UserError("Choose one of --field and --tables.");
        }
        return field ? Mode.ONE_AGAINST_FIELD : tables ? Mode.TABLES : Mode.ROUND_ROBIN;
    }

    private ArenaResult read() {
        if (log == null) {
            throw new UserError("Who plays? Name two bots, such as: " + ProgramName.of("arena easy normal") + ".");
        }
        return ArenaPlan.read(log);
    }

    private static ArenaResult played(ArenaPlan contest, PackedGame<?, ?, ?, ?> game, @Nullable Path file) {
        ProgressReporter progress = ProgressReporter.on(System.err, StandardStreams.showErrorsLive());
        ExitMessage ifEnded = ExitMessage.on(
                System.err,
                file == null
                        ? "Interrupted, and the games are lost. With --log FILE, a run can be continued."
                        : "Interrupted. The same command goes on with the games in " + Excerpt.of(file) + ".");
        try {
            return contest.play(game, io.vavr.control.Option.of(file), progress);
        } finally {
            ifEnded.close();
            progress.end();
        }
    }

    private static void show(Report report, @Nullable ReportFiles files) {
        print(report.text());
        if (files != null) {
            files.write(report);
        }
    }

    private void show(ArenaResult before, ArenaResult after, @Nullable ReportFiles files) {
        String typed = typed(before);
        VariantReport comparison =
                before.comparedWith(after, options.pack().settings()).command(typed);
        print(comparison.text());
        if (files != null) {
            files.write(
                    comparison, before.report().command(typed), after.report().command(typed));
        }
    }

    /** What was typed, with the seed even if none was given: this plays the same games again. */
    private String typed(ArenaResult result) {
        return (options.wantedSeed().isDefined()
                        ? typed
                        : typed.append("--seed")
                                .append(Long.toString(result.spec().seed())))
                .map(word -> word.matches("[\\w@%+=:,./-]+") ? word : "'" + word.replace("'", "'\\''") + "'")
                .mkString(ProgramName.of(""), " ", "");
    }

    private static void print(String text) {
        PrintStream stream = new PrintStream(System.out, true, Charset.defaultCharset());
        // Names and notes may come from a log that somebody else wrote.
        text.lines().forEach(line -> stream.println(Excerpt.of(line, Integer.MAX_VALUE)));
        stream.flush();
    }
}
