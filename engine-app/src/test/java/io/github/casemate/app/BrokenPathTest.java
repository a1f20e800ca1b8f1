package io.github.casemate.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.STRING;

import io.github.casemate.agenda.Action;
import io.github.casemate.agenda.GameView;
import io.github.casemate.ai.Bot;
import io.github.casemate.ai.BotProvider;
import io.github.casemate.ai.Budget;
import io.github.casemate.ai.Roster;
import io.github.casemate.kernel.Game;
import io.github.casemate.siege.IslandSiege;
import io.github.casemate.siege.spi.RuleModule;
import io.github.casemate.siege.table.Table;
import io.vavr.control.Option;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A path with bots and modules on it that cannot be used: each is told in one sentence, and everything else works. */
class BrokenPathTest {

    /** One that can be found. What it does, the others say. */
    public abstract static class Stranger implements BotProvider {
        @Override
        public Option<Roster<?, ?, ?>> bots(Game<?, ?, ?, ?> game) {
            String name = getClass().getSimpleName().toLowerCase(Locale.ROOT);
            return game instanceof IslandSiege siege
                    ? Option.some(Roster.of(siege).bot(name, "Cannot play.", Budget.iterations(1), this::newBot))
                    : Option.none();
        }

        Bot<GameView<Table>, Action> newBot() {
            throw new AssertionError("nobody can be made");
        }
    }

    public static final class Unmade extends Stranger {
        public Unmade() {
            throw new IllegalStateException("no licence");
        }
    }

    public static final class Uninitialized extends Stranger {
        private static final int NUMBER = Integer.parseInt("none");

        @Override
        Bot<GameView<Table>, Action> newBot() {
            return decision -> decision.legal().get(NUMBER);
        }
    }

    public static final class Unborn extends Stranger {}

    public static final class Clumsy extends Stranger {
        @Override
        Bot<GameView<Table>, Action> newBot() {
            return decision -> {
                throw new StackOverflowError("\u001b[2J fallen over");
            };
        }
    }

    public static final class Silent extends Stranger {
        @Override
        Bot<GameView<Table>, Action> newBot() {
            return decision -> Option.<Action>none().getOrNull();
        }
    }

    public static final class Sunken implements RuleModule {
        public Sunken() {
            throw new IllegalStateException("under water");
        }

        @Override
        public String id() {
            return "sunken";
        }
    }

    private record Run(int exit, String out, List<String> errors) {}

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @BeforeEach
    void putOnThePath() throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.write(
                services.resolve(BotProvider.class.getName()),
                List.of(
                        "com.example.Missing",
                        BrokenPathTest.class.getName(),
                        Unmade.class.getName(),
                        Uninitialized.class.getName(),
                        Unborn.class.getName(),
                        Clumsy.class.getName(),
                        Silent.class.getName()));
    }

    @Test
    void modulesAreNamedInTheSameWay() throws IOException {
        Files.write(
                folder.resolve("META-INF/services").resolve(RuleModule.class.getName()),
                List.of("com.example.Atlantis", BrokenPathTest.class.getName(), Sunken.class.getName()));
        Run run = run("cards", "cove");
        assertThat(run.exit()).isZero();
        assertThat(run.errors()).hasSize(7).allMatch(line -> line.startsWith("casemate: "));
        assertThat(String.join("\n", run.errors()))
                .contains("io.github.casemate.siege.spi.RuleModule: Provider com.example.Atlantis not found")
                .contains("BrokenPathTest not a subtype")
                .contains("Sunken")
                .contains("under water");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "watch drifter drifter --turns 2",
                "arena drifter drifter --games 2 --turns 2",
                "cards cove",
                "rules atk-7",
                "watch --help",
                "generate-completion",
                "--version"
            })
    void everyCommandNamesThemAndGoesOn(String command) throws IOException {
        Run run = run(command.split(" "));
        assertThat(run.exit()).isZero();
        assertThat(run.out()).isNotBlank();
        assertThat(run.errors())
                .hasSize(4)
                .allMatch(line -> line.matches("casemate: (Some bots|The bots of .*) cannot be used: .*\\."));
        assertThat(String.join("\n", run.errors()))
                .contains("Provider com.example.Missing not found.")
                .contains("BrokenPathTest not a subtype.")
                .contains("Unmade cannot be used: java.lang.IllegalStateException: no licence.")
                .contains("Uninitialized cannot be used: java.lang.");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            watch unborn drifter | The bot unborn has failed: java.lang.AssertionError: nobody can be made.
            watch clumsy drifter | The bot clumsy has failed: java.lang.StackOverflowError: \\u001b[2J fallen over.
            watch silent drifter | The bot silent has failed: java.lang.IllegalStateException: its answer is not legal, null.
            play clumsy you      | The bot clumsy has failed: java.lang.StackOverflowError: \\u001b[2J fallen over.
            """)
    void aBotThatFailsIsNamedInOneSentence(String command, String sentence) throws IOException {
        Run run = command.startsWith("play")
                ? run((command + " --seed 1 --save " + folder.resolve("game.json")).split(" "))
                : run((command + " --seed 1").split(" "));
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.errors()).hasSize(5).last().isEqualTo("casemate: " + sentence);
    }

    @Test
    void inTheArenaTheyForfeit() throws IOException {
        Run run = run("arena", "clumsy", "silent", "unborn", "drifter", "--games", "2", "--turns", "4");
        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("exception").contains("no-answer").doesNotContain("\u001b");
        assertThat(run.errors()).hasSize(4);
    }

    @Test
    void theProgramItselfSaysTheSame() throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                System.getProperty("java.home") + "/bin/java",
                "-cp",
                folder + File.pathSeparator + System.getProperty("java.class.path"),
                Casemate.class.getName(),
                "rules",
                "atk-7"));
        Path errors = folder.resolve("errors.txt");
        Process program =
                new ProcessBuilder(command).redirectError(errors.toFile()).start();
        program.getOutputStream().close();
        String said = new String(program.getInputStream().readAllBytes(), Charset.defaultCharset());
        assertThat(program.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(program.exitValue()).isZero();
        assertThat(said).contains("ATK-7");
        assertThat(Files.readAllLines(errors))
                .hasSize(4)
                .allMatch(line -> line.contains(" cannot be used: "))
                .last(STRING)
                .endsWith(": java.lang.NumberFormatException: For input string: \"none\".");
    }

    private Run run(String... arguments) throws IOException {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        PrintStream out = System.out;
        PrintStream errors = System.err;
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        ByteArrayOutputStream wrong = new ByteArrayOutputStream();
        Charset charset = Charset.defaultCharset();
        URL[] path = {folder.toUri().toURL()};
        try (URLClassLoader loader = new URLClassLoader(path, before)) {
            thread.setContextClassLoader(loader);
            System.setOut(new PrintStream(said, true, charset));
            System.setErr(new PrintStream(wrong, true, charset));
            int exit = Casemate.run(arguments);
            return new Run(
                    exit,
                    said.toString(charset),
                    wrong.toString(charset).lines().toList());
        } finally {
            System.setOut(out);
            System.setErr(errors);
            thread.setContextClassLoader(before);
        }
    }
}
