package io.github.casemate.app;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.app.CommandsTest.Run;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games from outside: Pig and Kuhn poker, which nobody here knows, in a jar. */
class PluginsTest {

    private static final String SERVICE = "META-INF/services/io.github.casemate.pack.GamePack";

    /** The sample games of the testkit. They are not on the path: the broken ones beside them would be told each time. */
    private static final Path SAMPLES = Path.of(System.getProperty(
            "casemate.samples",
            Path.of("..", "engine-testkit", "target", "test-classes").toString()));

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private String jar = "";

    @BeforeEach
    void packJar() throws IOException {
        Path games = SAMPLES.resolve("io/github/casemate/testkit/games");
        jar = jar("samples.jar", List.of("PigPack", "KuhnPokerPack"), games).toString();
    }

    private Path jar(String name, List<String> packs, Path classes) throws IOException {
        Path file = folder.resolve(name);
        try (OutputStream out = Files.newOutputStream(file);
                JarOutputStream entries = new JarOutputStream(out);
                Stream<Path> all = Files.list(classes)) {
            entries.putNextEntry(new JarEntry(SERVICE));
            for (String pack : packs) {
                entries.write(("io.github.casemate.testkit.games." + pack + "\n").getBytes(StandardCharsets.UTF_8));
            }
            for (Path one : all.filter(path -> path.toString().endsWith(".class"))
                    .sorted()
                    .toList()) {
                entries.putNextEntry(new JarEntry("io/github/casemate/testkit/games/" + one.getFileName()));
                entries.write(Files.readAllBytes(one));
            }
        }
        return file;
    }

    private Run run(String typed, String line) {
        return CommandsTest.run(
                typed,
                line.replace("JAR", jar).replace("FOLDER", folder.toString()).split(" "));
    }

    @Test
    void aGameFromAJarIsListedPlayedSavedAndReplayed() {
        assertThat(run("", "games --jar JAR").out()).contains("Pig   2 to 8 players", "Kuhn poker   2 players");

        // Roll once and hold, again and again: six points are soon there.
        Run played = run("1\n2\n".repeat(200), "play pig --jar JAR --target 6 --seed 1 --save FOLDER/pig.json");

        assertThat(played.errors()).isEmpty();
        assertThat(played.exit()).isZero();
        assertThat(played.out())
                .contains("Pig   Player and Flat@50", "The aim\n  Roll as often as you dare", "The game is over: ");
        assertThat(run("", "replay FOLDER/pig.json --jar JAR").out()).contains("Pig   ");
        assertThat(run("", "replay FOLDER/pig.json").errors()).contains("There is no game 'pig'");
    }

    @Test
    void aGameWithSecretsIsPlayedToo() {
        Run played = run("1\n".repeat(20), "--jar JAR play kuhn --seed 4 --save FOLDER/kuhn.json");

        assertThat(played.exit()).isZero();
        assertThat(played.out()).contains("Kuhn poker", "What do you do?", "The game is over: ");
    }

    @Test
    void theArenasThreadsSeeTheJarAndTheCommandCanBeRepeated() {
        Run run = run("", "arena pig random flat@20 --games 4 --target 20 --seed 2 --threads 2 --jar JAR");

        assertThat(run.errors()).isEmpty();
        assertThat(run.out())
                .contains("Pig, target=20")
                .containsPattern(
                        "command: casemate arena pig random flat@20 --games 4 --target 20 --seed 2 --threads 2 --jar\\s+\\S+samples.jar");
        assertThat(run.out()).contains("0 forfeits");
    }

    @Test
    void aBrokenJarIsOneSentence() throws IOException {
        Files.writeString(folder.resolve("text.jar"), "this is no archive");
        try (JarOutputStream empty = new JarOutputStream(Files.newOutputStream(folder.resolve("empty.jar")))) {
            empty.putNextEntry(new JarEntry("readme.txt"));
        }
        for (var bad : List.of(
                List.of("games --jar FOLDER/none.jar", "There is no file "),
                List.of("games --jar FOLDER", "is a folder, not a file."),
                List.of("games --jar FOLDER/text.jar", "text.jar is not a jar."),
                List.of("games --jar FOLDER/empty.jar", "empty.jar brings no game, no bot and no expansion."),
                List.of("games --jar", "Missing required parameter for option '--jar'"))) {
            Run run = run("", bad.get(0));
            assertThat(run.exit()).as(bad.get(0)).isEqualTo(2);
            assertThat(run.errors())
                    .startsWith("casemate: ")
                    .contains(bad.get(1))
                    .hasLineCount(1);
        }
    }

    @Test
    void aJarWhoseGameIsMissingIsNamedAndTheOthersWork() throws IOException {
        Path half =
                jar("half.jar", List.of("NoSuchPack", "PigPack"), SAMPLES.resolve("io/github/casemate/testkit/games"));

        Run run = run("", "games --jar " + half);

        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("Pig   2 to 8 players");
        assertThat(run.errors()).startsWith("casemate: ").contains("NoSuchPack").hasLineCount(1);
    }

    /** In a process of its own, because the home comes from the environment. */
    @Test
    void jarsInTheHomeAreFoundAndGamesAreSavedThere() throws IOException, InterruptedException {
        Path plugins = Files.createDirectories(folder.resolve("home/.casemate/plugins"));
        Files.copy(Path.of(jar), plugins.resolve("samples.jar"));
        Files.writeString(plugins.resolve("broken.jar"), "nothing");

        Run listed = inHome("games");
        assertThat(listed.out()).contains("Pig   2 to 8 players");
        assertThat(listed.errors()).endsWith("broken.jar is not a jar.\n").hasLineCount(1);
        assertThat(inHome("play", "pig").out())
                .containsPattern("in\\s+" + folder.resolve("home/.casemate") + "/[-0-9]+\\.json\\.");
        assertThat(inHome("watch", "pig", "--target", "2", "--save=~/seen.json").exit())
                .isZero();
        assertThat(folder.resolve("home/seen.json")).exists();
    }

    private Run inHome(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                System.getProperty("java.home") + "/bin/java",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                Casemate.class.getName()));
        command.addAll(List.of(arguments));
        Path errors = folder.resolve("errors.txt");
        ProcessBuilder builder =
                new ProcessBuilder(command).redirectError(errors.toFile()).redirectInput(new File("/dev/null"));
        builder.environment().put("HOME", folder.resolve("home").toString());
        Process process = builder.start();
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        int exit = process.waitFor();
        try {
            return new Run(exit, out, Files.readString(errors));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
