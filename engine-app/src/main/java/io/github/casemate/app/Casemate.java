package io.github.casemate.app;

import io.github.casemate.ai.Bots;
import io.github.casemate.ai.BrokenBot;
import io.github.casemate.app.console.Console;
import io.github.casemate.app.console.InterruptedByPerson;
import io.github.casemate.app.console.LostOutput;
import io.github.casemate.app.play.PackedGame;
import io.github.casemate.app.play.ProgramName;
import io.github.casemate.app.play.UserError;
import io.github.casemate.pack.GamePack;
import io.github.casemate.pack.Settings;
import io.github.casemate.text.English;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;

/** The {@code casemate} program. By itself it shows a short game between bots and says what else there is. */
@Command(
        name = "casemate",
        description = "Board games in a terminal: play against bots, watch them, replay games.",
        mixinStandardHelpOptions = true,
        versionProvider = Casemate.Version.class,
        synopsisSubcommandLabel = "[COMMAND]",
        footer = {
            "",
            "Without a command, it lists the games, and two bots play a short one.",
            "",
            "Exit codes:",
            "  0    success",
            "  1    a fault in the program itself",
            "  2    the request is not valid, or the output cannot be written",
            "  130  interrupted with Ctrl-C",
            "  141  nobody reads the output any more",
            "",
            "Casemate is not affiliated with the publishers of any of these games."
        },
        subcommands = {
            PlayCommand.class,
            WatchCommand.class,
            ReplayCommand.class,
            ArenaCommand.class,
            GamesCommand.class,
            CardsCommand.class,
            RulesCommand.class,
            AutoComplete.GenerateCompletion.class,
            CommandLine.HelpCommand.class
        })
public final class Casemate implements Callable<Integer> {

    /** The exit code if the request is not valid, or the output cannot be written. */
    static final int TROUBLE = 2;

    @Option(
            names = Plugins.OPTION,
            paramLabel = "FILE",
            scope = CommandLine.ScopeType.INHERIT,
            description = {
                "A jar with games, bots or expansions; more than one if you like.",
                "~/.casemate/plugins has those that are always found."
            })
    @SuppressWarnings("UnusedVariable") // It is read before the commands are made; here it is explained and accepted.
    private List<Path> jars = new ArrayList<>();

    private static final String EXAMPLE = "casemate ";

    private final KnownGames games;

    private Casemate(KnownGames games) {
        this.games = games;
    }

    /** Runs the program. */
    public static void main(String[] arguments) {
        System.exit(run(arguments));
    }

    static int run(String... arguments) {
        Thread thread = Thread.currentThread();
        ClassLoader path = thread.getContextClassLoader();
        Array<String> typed = Array.of(arguments);
        try {
            Plugins plugins = Plugins.of(typed);
            thread.setContextClassLoader(plugins.onTopOf(path));
            KnownGames games = KnownGames.onPath();
            TypedLine line = TypedLine.of(typed, games);
            tell(plugins.complaints()
                    .appendAll(games.brokenOnes())
                    .appendAll(leftOut(line.pack()))
                    .appendAll(Array.of(line.note()).reject(String::isEmpty)));
            int exit = commands(line, games).execute(line.rest().toJavaArray(String[]::new));
            return exit == 0 && System.out.checkError() ? ended(LostOutput.ofWords()) : exit;
        } catch (UserError error) {
            tell(Array.of(String.valueOf(error.getMessage())));
            return TROUBLE;
        } finally {
            thread.setContextClassLoader(path);
        }
    }

    /** All commands, with the options of a game. */
    private static CommandLine commands(TypedLine typed, KnownGames games) {
        CommandLine line = new CommandLine(new Casemate(games), new Suggestions(typed.pack()));
        line.setExecutionExceptionHandler((thrown, command, parsed) -> {
            if (thrown instanceof UserError error) {
                tell(Array.of(error.getMessage() + typed.gamesInsteadOf(String.valueOf(error.getMessage()), games)));
                return TROUBLE;
            } else if (thrown instanceof InterruptedByPerson) {
                return InterruptedByPerson.EXIT;
            } else if (thrown instanceof LostOutput lost) {
                return ended(lost);
            }
            throw thrown;
        });
        line.setParameterExceptionHandler((wrong, given) -> {
            tell(Array.of(UsageErrors.of(
                    wrong, typed.namesGame() ? typed.pack().info().id() + " " : "", given)));
            return TROUBLE;
        });
        boolean completion = typed.rest().exists("generate-completion"::equals);
        for (CommandLine command : line.getSubcommands().values()) {
            if (command.getCommand() instanceof GameCommand about) {
                about.offer(typed.pack(), command.getCommandSpec());
                games.all().filter(pack -> completion).forEach(pack -> completed(command, pack, games));
            }
            if (TypedLine.ABOUT_GAMES.contains(command.getCommandName())) {
                synopsis(command, typed, games);
            }
            examples(command.getCommandSpec().usageMessage());
            if (command.getCommand() instanceof ArenaCommand arena) {
                arena.typed(typed.all());
            } else if (command.getCommand() instanceof GamesCommand list) {
                list.of(games);
            }
        }
        return UsageErrors.plainly(line).setCaseInsensitiveEnumValuesAllowed(true);
    }

    /** Where the game goes, which is no parameter for the parser. */
    private static void synopsis(CommandLine command, TypedLine typed, KnownGames games) {
        String parameters = Array.ofAll(command.getCommandSpec().positionalParameters())
                .map(parameter -> parameter.arity().max() > 1
                        ? " [" + parameter.paramLabel() + "...]"
                        : " " + parameter.paramLabel())
                .mkString();
        UsageMessageSpec usage = command.getCommandSpec().usageMessage();
        if (!typed.namesGame()) {
            usage.description(Array.of(usage.description())
                    .append("GAME is one of "
                            + games.all().map(games::shortest).mkString(", ") + "; without it, "
                            + games.shortest(typed.pack()) + " is meant.")
                    .toJavaArray(String[]::new));
        }
        usage.customSynopsis("casemate " + command.getCommandName() + " "
                + (typed.namesGame() ? typed.pack().info().id() : "[GAME]")
                + " [OPTIONS]" + parameters);
    }

    /** Examples are typed as the program was started; what is said about them stays below each other. */
    private static void examples(UsageMessageSpec usage) {
        String name = ProgramName.of("");
        String shift = " ".repeat(Math.max(0, name.length() - EXAMPLE.length()));
        usage.footer(Array.of(usage.footer())
                .map(line -> line.startsWith("  " + EXAMPLE)
                        ? "  " + name + line.substring(2 + EXAMPLE.length())
                        : line.isBlank() || !line.startsWith("     ") ? line : shift + line)
                .toJavaArray(String[]::new));
    }

    /** A shell completes the games after a command, and after a game its own options. */
    private static void completed(CommandLine command, GamePack<?, ?, ?, ?> pack, KnownGames games) {
        for (String name : Array.of(games.shortest(pack), pack.info().id()).distinct()) {
            CommandLine forGame = new CommandLine(command.getCommand().getClass(), new Suggestions(pack));
            if (forGame.getCommand() instanceof GameCommand about) {
                about.offer(pack, forGame.getCommandSpec());
                command.addSubcommand(name, forGame);
            }
        }
    }

    private static int ended(LostOutput lost) {
        if (lost.isUnread()) {
            return LostOutput.UNREAD;
        }
        errors().println("casemate: Not all of the output could be written; perhaps there is no room for it.");
        return TROUBLE;
    }

    /** What is on the path but cannot be used. Everything else works without it. */
    private static <S, A, E, V> Seq<String> leftOut(GamePack<S, A, E, V> pack) {
        PackedGame<S, A, E, V> standard = PackedGame.of(pack, Settings.standard(pack.settings()));
        return pack.leftOut()
                .appendAll(Bots.of(standard.game()).broken().map(BrokenBot::reason))
                .map(reason -> English.capital(reason) + ".");
    }

    private static void tell(Seq<String> sentences) {
        sentences.forEach(sentence -> errors().println("casemate: " + sentence));
    }

    private static PrintStream errors() {
        return new PrintStream(System.err, true, Charset.defaultCharset());
    }

    @Override
    public Integer call() {
        try (Console console = Console.open()) {
            Demonstration.on(console, games);
        }
        return 0;
    }

    /** The version that the jar states. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Casemate.class.getPackage().getImplementationVersion();
            return new String[] {"casemate " + (version == null ? "(not packaged)" : version)};
        }
    }
}
