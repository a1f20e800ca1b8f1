package io.github.casemate.app;

import io.github.casemate.ai.arena.ArenaResult;
import io.github.casemate.ai.arena.game.Mode;
import io.github.casemate.ai.arena.report.Report;
import io.github.casemate.ai.arena.report.VariantReport;
import io.github.casemate.app.arena.ArenaPlan;
import io.github.casemate.app.arena.Extent;
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
import java.nio.file.Files;
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
            "                                             what an expansion changes",
            "  casemate arena mine hard --sprt 0,20       until it is clear which is better",
            "  casemate arena easy hard --seed 7 --slice 3/8 --log 3.log    an eighth of it",
            "  casemate arena --merge 1.log 2.log 3.log   all slices together"
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
            description =
                    "How many games each pairing plays, by default 100. With --sprt, at the most: by default 20000.")
    private @Nullable Integer games;

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
            names = "--sprt",
            paramLabel = "ELO0,ELO1",
            description =
                    "Play two bots until a sequential test says whether the first is better by ELO1, or by no more "
                            + "than ELO0, such as 0,20. It is wrong in 5 %% of runs.")
    private @Nullable String sprt;

    @Option(
            names = "--slice",
            paramLabel = "I/N",
            description =
                    "Play the I-th of N parts of the games, for one of several machines. Give all of them the same "
                            + "seed, and each a log.")
    private @Nullable String slice;

    @Option(
            names = "--merge",
            arity = "1..*",
            paramLabel = "FILE",
            description =
                    "Put the logs of all slices together and report them. Missing games, and games that are in two "
                            + "of them, are named.")
    private List<Path> merge = new ArrayList<>();

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
        if (!merge.isEmpty()) {
            showMerged(files);
            return 0;
        }
        if (bots.isEmpty()) {
            show(read().report(), files);
            return 0;
        }
        play(options.game(2, false, options.pack().settingsForBots()), files);
        return 0;
    }

    private <S, A, E, V> void play(PackedGame<S, A, E, V> played, @Nullable ReportFiles files) {
        PackedGame<S, A, E, V> changed = other.isGiven() ? other.after(played) : null;
        Extent extent = extent();
        if (extent.test().isDefined() && changed != null) {
            throw new UserError(
                    "A sequential test compares two bots by the same rules: leave out --sprt or the other rules.");
        }
        ArenaPlan contest = new ArenaPlan(
                new Field(Array.ofAll(bots)),
                mode(),
                extent,
                threads == null ? Runtime.getRuntime().availableProcessors() : threads,
                options.wantedSeed());
        ArenaResult before = played(contest, played, log);
        if (changed == null) {
            show(before.report().command(typed(before)), files);
        } else {
            ArenaResult after =
                    played(contest.withSeed(before.spec().seed()), changed, log == null ? null : other(log));
            show(before, after, files);
        }
    }

    private Mode mode() {
        if (field && tables) {
            throw new UserError("Choose one of --field and --tables.");
        }
        return field ? Mode.ONE_AGAINST_FIELD : tables ? Mode.TABLES : Mode.ROUND_ROBIN;
    }

    private Extent extent() {
        if (slice != null && options.wantedSeed().isEmpty()) {
            throw new UserError("All slices of an arena have the same seed. Choose one, such as: --seed 7.");
        }
        if (slice != null && log == null) {
            throw new UserError("A slice is kept in a log until all of them are put together: --log FILE.");
        }
        return Extent.of(games, sprt, slice);
    }

    private void showMerged(@Nullable ReportFiles files) {
        if (!bots.isEmpty() || log != null || slice != null || sprt != null) {
            throw new UserError("With --merge nothing is played: it takes nothing but logs, and --out.");
        }
        Array<Path> logs = Array.ofAll(merge);
        ArenaResult all = ArenaPlan.merged(logs);
        Array<Path> others = logs.map(ArenaCommand::other);
        if (others.forAll(Files::exists)) {
            VariantReport comparison = all.comparedWith(ArenaPlan.merged(others));
            print(comparison.text());
            if (files != null) {
                files.write(comparison, all.report(), ArenaPlan.merged(others).report());
            }
        } else {
            show(all.report(), files);
        }
    }

    /** Where the games by the other rules are kept. */
    private static Path other(Path log) {
        return log.resolveSibling(log.getFileName() + OTHER);
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
