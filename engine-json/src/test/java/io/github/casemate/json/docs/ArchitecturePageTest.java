package io.github.casemate.json.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.testkit.rules.WrittenPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The code that docs/architecture.md quotes is the code. */
class ArchitecturePageTest {

    private static final Pattern QUOTE = Pattern.compile("(?s)```java\n(public record (\\w+).*?)```");

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

    private static String source(String name) throws IOException {
        try (Stream<Path> files = Files.walk(WrittenPage.inProject("engine-core/src/main/java"))) {
            Path file = files.filter(path -> path.endsWith(name)).findFirst().orElseThrow();
            return Files.readString(file).replace("\r\n", "\n");
        }
    }
}
