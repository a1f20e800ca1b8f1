package io.github.casemate.json.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.testkit.rules.WrittenPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The code that docs/architecture.md quotes is the code, and the types that it names exist. */
class ArchitecturePageTest {

    private static final Pattern QUOTE = Pattern.compile("(?s)```java\n(public record (\\w+).*?)```");

    private static final Pattern DECLARED = Pattern.compile("\\b(?:class|record|interface|enum) ([A-Z][A-Za-z0-9]*)");

    /** In code, or of several words, as no ordinary word is. */
    private static final Pattern NAMED =
            Pattern.compile("(?<=`)([A-Z][a-z][A-Za-z0-9]*)|\\b([A-Z][a-z]+[A-Z][A-Za-z0-9]*)");

    @Test
    void quotedTypesAreAsQuoted() throws IOException {
        List<MatchResult> quotes = QUOTE.matcher(
                        WrittenPage.of("architecture.md").text())
                .results()
                .toList();
        assertThat(quotes).isNotEmpty();
        for (MatchResult quote : quotes) {
            assertThat(source(quote.group(2) + ".java")).contains(quote.group(1));
        }
    }

    @Test
    void theTypesThatAreNamedExist() throws IOException {
        Set<String> types = new TreeSet<>(
                Set.of("IllegalArgumentException", "IllegalStateException", "NullMarked", "Option", "TeaVM"));
        for (Path file : sources()) {
            DECLARED.matcher(Files.readString(file)).results().forEach(type -> types.add(type.group(1)));
        }
        Set<String> named = new TreeSet<>();
        NAMED.matcher(WrittenPage.of("architecture.md").text()).results().forEach(name -> named.add(name.group()));
        assertThat(named).hasSizeGreaterThan(80).isSubsetOf(types);
    }

    private static List<Path> sources() throws IOException {
        List<Path> sources = new ArrayList<>();
        try (Stream<Path> modules = Files.list(WrittenPage.inProject(""))) {
            for (Path module : modules.map(path -> path.resolve("src/main/java"))
                    .filter(Files::isDirectory)
                    .toList()) {
                try (Stream<Path> files = Files.walk(module)) {
                    files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
                }
            }
        }
        return sources;
    }

    private static String source(String name) throws IOException {
        try (Stream<Path> files = Files.walk(WrittenPage.inProject("engine-core/src/main/java"))) {
            Path file = files.filter(path -> path.endsWith(name)).findFirst().orElseThrow();
            return Files.readString(file).replace("\r\n", "\n");
        }
    }
}
