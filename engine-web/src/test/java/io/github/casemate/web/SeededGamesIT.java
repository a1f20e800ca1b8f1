package io.github.casemate.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The same seeds are the same games, whoever has compiled them. */
class SeededGamesIT {

    private static final Path TARGET = Path.of("target").toAbsolutePath();

    @Test
    void javaScriptPlaysTheGamesOfTheJvm() throws IOException, InterruptedException {
        List<String> onTheJvm = lines(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                SeededGames.class.getName());
        assertThat(onTheJvm)
                .hasSize(7)
                .startsWith("modules: captains coquina ghost-captain monuments ramparts", "broken modules: ");

        List<String> inNode = lines("node", "--eval", "require('./javascript/games.js').main([])");

        assertThat(inNode).isEqualTo(onTheJvm);
    }

    /** Node.js runs it from version 22 on; older ones know another draft of the format. So it is only there. */
    @Test
    void webAssemblyIsMade() {
        assertThat(TARGET.resolve("webassembly").resolve("games.wasm")).isNotEmptyFile();
    }

    private static List<String> lines(String... command) throws IOException, InterruptedException {
        File output =
                TARGET.resolve(Path.of(command[0]).getFileName() + "-games.txt").toFile();
        Process program = new ProcessBuilder(command)
                .directory(TARGET.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output)
                .start();
        boolean ended = program.waitFor(10, TimeUnit.MINUTES);
        if (!ended) {
            program.destroyForcibly();
        }
        assertThat(ended).as("ended in time").isTrue();
        assertThat(program.exitValue()).as("%s", output).isZero();
        return Files.readAllLines(output.toPath(), StandardCharsets.UTF_8);
    }
}
