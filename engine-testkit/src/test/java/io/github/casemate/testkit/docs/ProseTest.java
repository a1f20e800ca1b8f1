package io.github.casemate.testkit.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.testkit.rules.WrittenPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Types, methods and packages that a sentence of our pages names are there. Blocks of code are compiled elsewhere. */
class ProseTest {

    private static SourceNames names;

    @BeforeAll
    static void readAllSources() throws IOException {
        names = SourceNames.below(WrittenPage.inProject(""));
    }

    static List<String> pages() throws IOException {
        Path root = WrittenPage.inProject("");
        try (Stream<Path> docs = Files.list(root.resolve("docs"));
                Stream<Path> guides = Files.list(root.resolve("docs/guides"))) {
            return Stream.of(
                            Stream.of(root.resolve("README.md"), root.resolve("CONTRIBUTING.md")),
                            docs.sorted(),
                            guides.sorted())
                    .flatMap(pages -> pages)
                    .filter(page -> page.toString().endsWith(".md"))
                    .map(page -> root.relativize(page).toString())
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void whatAPageNamesIsThere(String page) throws IOException {
        assertThat(ProseNames.complaints(page, Files.readAllLines(WrittenPage.inProject(page)), names))
                .isEmpty();
    }

    @Test
    void thereIsSomethingToCheck() throws IOException {
        List<String> guide = Files.readAllLines(WrittenPage.inProject("docs/guides/write-a-bot.md"));
        assertThat(ProseNames.complaints("write-a-bot.md", guide, SourceNames.of("")))
                .hasSizeGreaterThan(20);
    }

    /** Without the tildes, which keep the names from being found here. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "SiegeJson.module()",
                "GameJson.noSuchMethod()",
                "new NoSuchPack()",
                "NoSuchType",
                "noSuchMethod()",
                "no~SuchName",
                "match.noSuchMethod()",
                "Match.NO_SUCH~_CONSTANT",
                "NO_SUCH~_CONSTANT",
                "io.github.casemate.nosuch",
                "io.github.casemate.kernel.NoSuchType"
            })
    void whatIsNotThereIsFound(String name) {
        assertThat(ProseNames.complaints("page.md", List.of("Ask", "`" + name.replace("~", "") + "` now."), names))
                .singleElement()
                .asString()
                .startsWith("page.md:2: ");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GameJson.module()",
                "Match.log",
                "PlayerId.SPECTATOR",
                "GamePacks.onPath().find(\"pig\")",
                "eventsSince",
                "legalActions(state)",
                "List",
                "Budget.time(Duration.ofMillis(300))",
                "io.github.casemate.kernel",
                "io.github.casemate.kernel.Match",
                "casemate arena random",
                "--jar",
                "Enter"
            })
    void whatIsThereIsNot(String name) {
        assertThat(ProseNames.complaints("page.md", List.of("`" + name + "`"), names))
                .isEmpty();
    }

    @Test
    void whatIsInACommentIsNotThere() {
        SourceNames source = SourceNames.of("""
                class Reef {
                    // int shoal() is gone
                    /* int
                       lagoon() too */
                    int depth() {}
                }
                """);
        assertThat(ProseNames.complaints("page.md", List.of("`Reef.depth()`"), source))
                .isEmpty();
        assertThat(ProseNames.complaints("page.md", List.of("`Reef.shoal()` `Reef.lagoon()`"), source))
                .containsExactly("page.md:1: there is no Reef.shoal", "page.md:1: there is no Reef.lagoon");
    }

    @Test
    void aPageMayNameWhatItShows() {
        List<String> page = List.of("```java", "void no_SuchThing() {}", "```", "Ask `no_SuchThing()`.");
        assertThat(ProseNames.complaints("page.md", page, names)).isEmpty();
    }

    @Test
    void blocksAreLeftToThoseWhoCompileThem() {
        assertThat(ProseNames.complaints("page.md", List.of("```java", "`no.SuchType()`", "```"), names))
                .isEmpty();
    }
}
