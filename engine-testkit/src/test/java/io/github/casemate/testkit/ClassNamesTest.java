package io.github.casemate.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.testkit.rules.WrittenPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** One word for one thing: what the classes of all modules are called. */
class ClassNamesTest {

    @Test
    void noTwoClassesHaveTheSameSimpleName() throws IOException {
        assertThat(names()).hasSizeGreaterThan(300).doesNotHaveDuplicates();
    }

    @Test
    void noNameEndsInAWordThatSaysNothing() throws IOException {
        assertThat(names()).noneMatch(name -> name.matches(".*(Manager|Helper|Utils?|Impl)"));
    }

    /** The simple names of the classes in the main code of the project, each as often as there is one. */
    private static List<String> names() throws IOException {
        List<String> names = new ArrayList<>();
        try (Stream<Path> modules = Files.list(WrittenPage.inProject(""))) {
            for (Path sources : modules.map(module -> module.resolve("src/main/java"))
                    .filter(Files::isDirectory)
                    .sorted()
                    .toList()) {
                try (Stream<Path> files = Files.walk(sources)) {
                    files.map(file -> file.getFileName().toString())
                            .filter(name -> name.endsWith(".java") && !name.endsWith("-info.java"))
                            .map(name -> name.substring(0, name.length() - ".java".length()))
                            .forEach(names::add);
                }
            }
        }
        return names;
    }
}
