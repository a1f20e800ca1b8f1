package io.github.casemate.ai;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.siege.IslandSiege;
import io.vavr.collection.Seq;
import io.vavr.match.annotation.Unapply;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Somebody else's module uses the finished jar, on the module path: its bots are found there, and theirs too. */
class NamedModuleIT {

    private static final Path SOURCE = Path.of("src/it/consumer/duel");

    private static final String MODULE_PATH = Stream.of(Bots.class, IslandSiege.class, Seq.class, Unapply.class)
            .map(NamedModuleIT::jarOf)
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator));

    @Test
    void allBotsAreFoundAndPlay(@TempDir Path classes) throws IOException, InterruptedException {
        StringWriter complaints = new StringWriter();
        PrintWriter out = new PrintWriter(complaints, true);
        ToolProvider.findFirst("javac")
                .orElseThrow()
                .run(
                        out,
                        out,
                        "--module-path",
                        MODULE_PATH,
                        "-d",
                        classes.toString(),
                        SOURCE.resolve("module-info.java").toString(),
                        SOURCE.resolve("com/example/duel/Last.java").toString(),
                        SOURCE.resolve("com/example/duel/Main.java").toString());
        assertThat(complaints.toString()).isEmpty();

        Process java = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--module-path",
                        MODULE_PATH + File.pathSeparator + classes,
                        "--module",
                        "com.example.duel/com.example.duel.Main")
                .redirectErrorStream(true)
                .start();
        List<String> printed = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();
        java.waitFor();
        assertThat(printed)
                .containsExactly(
                        "named: io.github.casemate.ai",
                        "bots: easy expert flat greedy hard ismcts last normal random scripted",
                        "forfeit: false",
                        "decisions: true");
    }

    private static Path jarOf(Class<?> type) {
        try {
            Path place = Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
            assertThat(place.toString()).endsWith(".jar");
            return place;
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }
}
