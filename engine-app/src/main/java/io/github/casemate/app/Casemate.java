package io.github.casemate.app;

import io.github.casemate.ai.Bots;
import io.github.casemate.ai.BrokenBot;
import io.github.casemate.app.console.Console;
import io.github.casemate.app.console.InterruptedByPerson;
import io.github.casemate.app.console.LostOutput;
import io.github.casemate.app.play.UserError;
import io.github.casemate.siege.BrokenModule;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.Ruleset;
import io.github.casemate.text.English;
import io.vavr.collection.Seq;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The {@code casemate} program. By itself it shows a short game between bots and says what else there is. */
@Command(
        name = "casemate",
        description = "Island Siege in a terminal: watch bots, play against them, replay games.",
        mixinStandardHelpOptions = true,
        versionProvider = Casemate.Version.class,
        synopsisSubcommandLabel = "[COMMAND]",
        footer = {
            "",
            "Without a command, two bots play a short game.",
            "",
            "Exit codes:",
            "  0    success",
            "  1    a fault in the program itself",
            "  2    the request is not valid, or the output cannot be written",
            "  130  interrupted with Ctrl-C",
            "  141  nobody reads the output any more",
            "",
            "Casemate is not affiliated with the publishers of Island Siege."
        },
        subcommands = {
            WatchCommand.class,
            PlayCommand.class,
            ReplayCommand.class,
            ArenaCommand.class,
            CardsCommand.class,
            RulesCommand.class,
            AutoComplete.GenerateCompletion.class,
            CommandLine.HelpCommand.class
        })
public final class Casemate implements Callable<Integer> {

    /** The exit code if the request is not valid, or the output cannot be written. */
    static final int TROUBLE = 2;

    /** Runs the program. */
    public static void main(String[] arguments) {
        System.exit(run(arguments));
    }

    static int run(String... arguments) {
        CommandLine line = new CommandLine(new Casemate());
        line.setExecutionExceptionHandler((thrown, command, parsed) -> {
            if (thrown instanceof UserError error) {
                errors().println("casemate: " + error.getMessage());
                return TROUBLE;
            } else if (thrown instanceof InterruptedByPerson) {
                return InterruptedByPerson.EXIT;
            } else if (thrown instanceof LostOutput lost) {
                return ended(lost);
            }
            throw thrown;
        });
        line.setParameterExceptionHandler((wrong, given) -> {
            errors().println("casemate: " + UsageErrors.of(wrong, given));
            return TROUBLE;
        });
        tellWhatIsLeftOut();
        int exit = UsageErrors.plainly(line)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .execute(arguments);
        return exit == 0 && System.out.checkError() ? ended(LostOutput.ofWords()) : exit;
    }

    private static int ended(LostOutput lost) {
        if (lost.isUnread()) {
            return LostOutput.UNREAD;
        }
        errors().println("casemate: Not all of the output could be written; perhaps there is no room for it.");
        return TROUBLE;
    }

    /** Says at once what is on the path but cannot be used. Everything else works without it. */
    private static void tellWhatIsLeftOut() {
        Seq<String> modules = Ruleset.brokenModules().map(BrokenModule::reason);
        Seq<String> bots =
                Bots.of(IslandSiege.of(Ruleset.secondEdition(2))).broken().map(BrokenBot::reason);
        modules.appendAll(bots).forEach(reason -> errors().println("casemate: " + English.capital(reason) + "."));
    }

    private static PrintStream errors() {
        return new PrintStream(System.err, true, Charset.defaultCharset());
    }

    @Override
    public Integer call() {
        try (Console console = Console.open()) {
            Demonstration.on(console);
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
