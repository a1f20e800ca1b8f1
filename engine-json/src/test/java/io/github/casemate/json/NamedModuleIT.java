package io.github.casemate.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.casemate.expansions.ramparts.RampartsModule;
import io.github.casemate.siege.IslandSiege;
import io.vavr.collection.Seq;
import io.vavr.jackson.datatype.VavrModule;
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

/** Somebody else's module uses the finished jar, on the module path: nothing has to be opened for it. */
class NamedModuleIT {

    private static final Path SOURCE = Path.of("src/it/consumer/saves");

    private static final String MODULE_PATH = Stream.of(
                    SiegeJson.class,
                    IslandSiege.class,
                    RampartsModule.class,
                    Seq.class,
                    Unapply.class,
                    VavrModule.class,
                    ObjectMapper.class,
                    JsonFactory.class,
                    JsonProperty.class)
            .map(NamedModuleIT::jarOf)
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator));

    @Test
    void aMatchWithAllExpansionsIsSavedAndTakenUp(@TempDir Path classes) throws IOException, InterruptedException {
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
                        SOURCE.resolve("com/example/saves/Main.java").toString());
        assertThat(complaints.toString()).isEmpty();

        Process java = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--module-path",
                        MODULE_PATH + File.pathSeparator + classes,
                        "--module",
                        "com.example.saves/com.example.saves.Main")
                .redirectErrorStream(true)
                .start();
        List<String> printed = new String(java.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();
        java.waitFor();
        assertThat(printed)
                .containsExactly("named: io.github.casemate.json", "match: true", "state: true", "view: true");
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
