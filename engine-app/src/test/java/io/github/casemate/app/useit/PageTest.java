package io.github.casemate.app.useit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is read from a page, and what is not let pass. */
class PageTest {

    @Test
    void aBlockIsTheFileThatTheCommentNames() {
        Page page = page("""
                Words.

                <!-- use-it: src/main/java/com/example/A.java -->
                ```java
                class A {

                    public static void main(String[] args) {}
                }
                ```
                <!-- other.java -->
                ```java
                class B {}
                ```
                <!-- use-it: src/test/java/com/example/ATest.java -->
                ```java
                class ATest {}
                ```
                """);

        assertThat(page.blocks())
                .containsOnlyKeys("src/main/java/com/example/A.java", "src/test/java/com/example/ATest.java")
                .containsEntry("src/test/java/com/example/ATest.java", "class ATest {}\n");
        assertThat(page.mainClass()).contains("com.example.A");
        assertThat(page.testClasses()).containsExactly("com.example.ATest");
        assertThat(page.folder()).isEqualTo("page");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<!-- use-it: pom.xml -->\n\n```xml\n<project/>\n```",
                "<!-- use-it: pom.xml -->\n```xml\n<project/>",
                "<!-- use-it: -->\n```xml\n<project/>\n```",
                "<!--use-it: pom.xml-->\n```xml\n<project/>\n```",
                "<!-- use-it: a -->\n```xml\n```\n<!-- use-it: a -->\n```xml\n```"
            })
    void aBlockThatNobodyWouldBuildIsFound(String text) {
        assertThatThrownBy(() -> page(text)).hasMessageStartingWith("docs/page.md:");
    }

    @Test
    void aFolderIsAProjectToo(@TempDir Path folder) throws IOException {
        Files.createDirectories(folder.resolve("src/main/java/a"));
        Files.createDirectories(folder.resolve("target/classes"));
        Files.writeString(folder.resolve("src/main/java/a/A.java"), "public static void main(String[] args) {}");
        Files.writeString(folder.resolve("pom.xml"), "<project/>");
        Files.writeString(folder.resolve("target/classes/left.txt"), "by a build");

        Page page = Page.ofFolder("docs/starter", folder);

        assertThat(page.blocks()).containsOnlyKeys("pom.xml", "src/main/java/a/A.java");
        assertThat(page.mainClass()).contains("a.A");
        assertThat(page.folder()).isEqualTo("starter");
    }

    private static Page page(String text) {
        return Page.of("docs/page.md", text.lines().toList());
    }

    @Test
    void aPageWithoutBlocksHasNone() {
        assertThat(Page.of("docs/page.md", List.of("```java", "class A {}", "```"))
                        .blocks())
                .isEmpty();
    }
}
