package io.github.casemate.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Named modules find services in module-info, everybody else in META-INF, and both have to find the same. */
class ServicesTest {

    private static final Pattern PROVIDES = Pattern.compile("provides\\s+(\\S+)\\s+with\\s+([^;]+);");

    @Test
    void everyServiceIsRegisteredInBothWays() throws IOException {
        List<Path> modules;
        try (Stream<Path> folders = Files.list(Path.of(".."))) {
            modules = folders.filter(folder -> Files.exists(folder.resolve("src/main/java/module-info.java")))
                    .toList();
        }
        int services = 0;
        for (Path module : modules) {
            SortedSet<String> named = inModuleInfo(module);
            assertThat(inFiles(module)).as("%s", module.getFileName()).isEqualTo(named);
            services += named.size();
        }
        assertThat(services).isGreaterThan(7);
    }

    private static SortedSet<String> inModuleInfo(Path module) throws IOException {
        SortedSet<String> services = new TreeSet<>();
        PROVIDES.matcher(Files.readString(module.resolve("src/main/java/module-info.java")))
                .results()
                .forEach(provides -> Arrays.stream(provides.group(2).split(",", -1))
                        .forEach(type -> services.add(provides.group(1) + " " + type.strip())));
        return services;
    }

    private static SortedSet<String> inFiles(Path module) throws IOException {
        SortedSet<String> services = new TreeSet<>();
        Path folder = module.resolve("src/main/resources/META-INF/services");
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.toList()) {
                    Files.readAllLines(file).stream()
                            .filter(line -> !line.isBlank())
                            .forEach(line -> services.add(file.getFileName() + " " + line.replace('$', '.')));
                }
            }
        }
        return services;
    }
}
