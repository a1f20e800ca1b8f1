package io.github.casemate.testkit.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.testkit.rules.WrittenPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is API is said in one place, the exports of the modules, and everything else fits. */
class ApiTest {

    private static final Pattern EXPORTED = Pattern.compile("(?m)^ *exports ([a-z.]+)");
    private static final Pattern SINCE = Pattern.compile("(?m)^ \\* @since \\d+\\.\\d+\\.\\d+$");
    private static final Pattern NOT_COMPARED =
            Pattern.compile("<exclude>(io\\.github\\.casemate\\.[a-z.]+)</exclude>");
    private static final Pattern OUR_PAGE =
            Pattern.compile("\"https://github\\.com/casemate/casemate/blob/main/([^\"#]+)[^\"]*\"");

    @Test
    void everyExportedPackageSaysSinceWhen() throws IOException {
        List<String> silent = new ArrayList<>();
        for (Path sources : modules()) {
            for (String exported : exported(sources)) {
                Path info = sources.resolve(exported.replace('.', '/')).resolve("package-info.java");
                if (!SINCE.matcher(Files.readString(info)).find()) {
                    silent.add(exported);
                }
            }
        }
        assertThat(silent).isEmpty();
    }

    @Test
    void whatIsNotComparedWithTheLastReleaseIsWhatIsNotExported() throws IOException {
        SortedSet<String> hidden = new TreeSet<>();
        for (Path sources : modules()) {
            hidden.addAll(packages(sources));
            hidden.removeAll(exported(sources));
        }
        assertThat(hidden).isNotEmpty();
        assertThat(found(NOT_COMPARED, WrittenPage.inProject("pom.xml"))).isEqualTo(hidden);
    }

    @Test
    void theFirstPageOfTheJavadocLeadsToPagesOfOurs() throws IOException {
        SortedSet<String> pages = found(OUR_PAGE, WrittenPage.inProject("docs/javadoc/overview.html"));
        assertThat(pages)
                .hasSizeGreaterThan(5)
                .allSatisfy(page -> assertThat(WrittenPage.inProject(page)).exists());
    }

    /** The sources of the modules that are published: those of which the BOM speaks. */
    private static List<Path> modules() throws IOException {
        Pattern artifact = Pattern.compile("<artifactId>(engine-[a-z]+)</artifactId>");
        List<Path> modules = found(artifact, WrittenPage.inProject("engine-bom/pom.xml")).stream()
                .map(module -> WrittenPage.inProject(module).resolve("src/main/java"))
                .filter(Files::exists)
                .toList();
        assertThat(modules).hasSizeGreaterThan(6);
        return modules;
    }

    private static SortedSet<String> exported(Path sources) throws IOException {
        return found(EXPORTED, sources.resolve("module-info.java"));
    }

    private static SortedSet<String> packages(Path sources) throws IOException {
        try (Stream<Path> files = Files.walk(sources)) {
            return files.filter(file -> file.getFileName().toString().equals("package-info.java"))
                    .map(file -> sources.relativize(file.getParent()).toString().replaceAll("[/\\\\]", "."))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    private static SortedSet<String> found(Pattern pattern, Path file) throws IOException {
        return pattern.matcher(Files.readString(file))
                .results()
                .map(found -> found.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
