package io.github.casemate.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The finished jar, run as people run it: everything must be inside. */
class JarIT {

    private static final Path JAR = Path.of("target", "casemate.jar");

    private static String run(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                System.getProperty("java.home") + "/bin/java", "-Dfile.encoding=UTF-8", "-jar", JAR.toString()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        return said;
    }

    @Test
    void theModulesAreFound() throws IOException, InterruptedException {
        assertThat(run("cards")).contains("Base: 37 cards", "Captains: 20 cards", "Coquina: ", "Ramparts: 24 cards");
    }

    @Test
    void theBotsAreFound() throws IOException, InterruptedException {
        assertThat(run("watch", "easy", "random", "--turns", "4", "--seed", "1"))
                .contains("Turn 4: ", "The seed of this game is 1.");
    }

    @Test
    void theArenaPlaysAndReports() throws IOException, InterruptedException {
        assertThat(run("arena", "scripted", "random", "--games", "2", "--turns", "8", "--seed", "1", "-m", "captains"))
                .contains("Island Siege, modules=captains, turn-limit=8", "2 games", "seed 1", "0 forfeits");
    }

    @Test
    void theRulesAreInside() throws IOException, InterruptedException {
        assertThat(run("rules", "DEF-2")).contains("Stones of one colour that touch along a side are connected");
    }

    @Test
    void itKnowsItsVersion() throws IOException, InterruptedException {
        assertThat(run("--version")).matches("casemate \\d+\\.\\d+\\.\\d+.*\\s+");
    }
}
