package io.github.casemate.testkit.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.testkit.rules.WrittenPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the README and the guides show is code that is compiled and run by the tests, and text that they print. */
class GuideTest {

    private static final String PIG = "engine-testkit/src/test/java/io/github/casemate/testkit/games/Pig.java";

    static List<String> pages() throws IOException {
        try (Stream<Path> guides = Files.walk(root().resolve("docs/guides"))) {
            return Stream.concat(Stream.of(root().resolve("README.md")), guides)
                    .filter(page -> page.toString().endsWith(".md"))
                    .map(page -> root().relativize(page).toString())
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyBlockIsAnExcerptOfItsSource(String page) throws IOException {
        List<CodeBlock> excerpts = excerptsOn(page);
        assertThat(excerpts).isNotEmpty();
        List<String> complaints = new ArrayList<>();
        for (CodeBlock excerpt : excerpts) {
            excerpt.complaint(root()).ifPresent(complaints::add);
        }
        assertThat(complaints).isEmpty();
    }

    @Test
    void whoeverCopiesEveryBlockOfTheGuideHasAllOfPig() throws IOException {
        List<String> shown = excerptsOn("docs/guides/write-a-game.md").stream()
                .filter(excerpt -> excerpt.source().equals(Optional.of(PIG)))
                .flatMap(excerpt -> written(excerpt.lines()))
                .toList();
        assertThat(shown)
                .isEqualTo(written(Files.readAllLines(root().resolve(PIG))).toList());
    }

    @Test
    void anExcerptMayBeIndentedOtherwise(@TempDir Path root) throws IOException {
        assertThat(complaints(root, "<!-- A.java -->", "```java", "int a = 1;", "", "    int  b = 2;", "```"))
                .isEmpty();
    }

    @Test
    void aStaleBlockIsFound(@TempDir Path root) throws IOException {
        assertThat(complaints(root, "<!-- A.java -->", "```java", "int a = 2;", "```"))
                .containsExactly("page.md:2: the block is not an excerpt of A.java");
    }

    @Test
    void aBlockThatLeavesSomethingOutIsFound(@TempDir Path root) throws IOException {
        assertThat(complaints(root, "<!-- A.java -->", "```java", "int a = 1;", "int b = 2;", "```"))
                .containsExactly("page.md:2: the block is not an excerpt of A.java");
    }

    @ParameterizedTest
    @ValueSource(strings = {"java", "text"})
    void aBlockWithoutASourceIsFound(String language, @TempDir Path root) throws IOException {
        assertThat(complaints(root, "<!-- A.java -->", "", "```" + language, "int a = 1;", "```"))
                .containsExactly("page.md:3: no comment before the block names its source");
    }

    @Test
    void aSourceThatDoesNotExistIsFound(@TempDir Path root) throws IOException {
        assertThat(complaints(root, "<!-- B.java -->", "```java", "int a = 1;", "```"))
                .containsExactly("page.md:2: there is no file B.java");
    }

    @Test
    void anEmptyBlockIsFound(@TempDir Path root) throws IOException {
        assertThat(complaints(root, "<!-- A.java -->", "```java", "", "```"))
                .containsExactly("page.md:2: the block is empty");
    }

    @Test
    void aFileOfAProjectToCopyIsLeftToTheTestThatBuildsIt(@TempDir Path root) throws IOException {
        assertThat(complaints(root, "<!-- use-it: src/main/java/B.java -->", "```java", "class B {}", "```"))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"<!-- use-it: -->", "<!-- use-it -->", "<!-- use-it: B.java and others -->", "use-it: B.java"})
    void aBlockThatNoTestWouldBuildIsFound(String comment, @TempDir Path root) throws IOException {
        assertThat(complaints(root, comment, "```java", "class B {}", "```")).hasSize(1);
    }

    @Test
    void everyBlockOfAPageIsLookedAt(@TempDir Path root) throws IOException {
        assertThat(complaints(root, "```java", "int a = 1;", "```", "", "```sh", "ls", "```", "```java", "x", "```"))
                .hasSize(2);
    }

    private static List<String> complaints(Path root, String... page) throws IOException {
        Files.write(root.resolve("A.java"), List.of("class A {", "    int a = 1;", "", "    int b = 2;", "}"));
        List<String> complaints = new ArrayList<>();
        for (CodeBlock excerpt : CodeBlock.on("page.md", List.of(page))) {
            excerpt.complaint(root).ifPresent(complaints::add);
        }
        return complaints;
    }

    private static List<CodeBlock> excerptsOn(String page) throws IOException {
        return CodeBlock.on(page, Files.readAllLines(root().resolve(page)));
    }

    /** The lines that say something; the package is the reader's own. */
    private static Stream<String> written(List<String> lines) {
        return CodeBlock.normalised(lines).stream().filter(line -> !line.isEmpty() && !line.startsWith("package "));
    }

    private static Path root() {
        return WrittenPage.inProject("");
    }
}
