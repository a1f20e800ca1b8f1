package io.github.casemate.testkit.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.testkit.rules.WrittenPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A link from a page of ours to a file or a heading of ours leads there. */
class LinksTest {

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s#]*)(?:#([^)\\s]+))?\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");
    private static final Pattern CODE = Pattern.compile("(?s)```.*?```");

    @Test
    void everyLinkLeadsSomewhere() throws IOException {
        Path root = WrittenPage.inProject("");
        List<Path> pages = new ArrayList<>(
                List.of(root.resolve("README.md"), root.resolve("CONTRIBUTING.md"), root.resolve("CHANGELOG.md")));
        try (Stream<Path> files = Files.walk(root.resolve("docs"))) {
            files.filter(file -> file.toString().endsWith(".md")).sorted().forEach(pages::add);
        }
        List<String> broken = new ArrayList<>();
        for (Path page : pages) {
            broken.addAll(broken(page));
        }
        assertThat(broken).isEmpty();
    }

    @Test
    void whereAPageHasBeenAPageStillLeads() throws IOException {
        for (String moved : List.of("rules.md", "cards.md", "bots.md", "strength.md")) {
            Path page = WrittenPage.inProject("docs").resolve(moved);
            assertThat(Files.readString(page)).contains("](games/island-siege/" + moved + ")");
        }
    }

    @Test
    void aBrokenLinkIsFound(@TempDir Path folder) throws IOException {
        Path page = folder.resolve("page.md");
        Files.writeString(page, """
                # The `first` heading, so far

                [fine](page.md), [fine](#the-first-heading-so-far), [fine](https://example.com/a.md#b),
                [gone](other.md), [gone](page.md#second)
                """);
        assertThat(broken(page)).containsExactly("page.md: other.md", "page.md: page.md#second");
    }

    private static List<String> broken(Path page) throws IOException {
        List<String> broken = new ArrayList<>();
        Matcher link = LINK.matcher(CODE.matcher(Files.readString(page)).replaceAll(""));
        while (link.find()) {
            String path = link.group(1);
            if (path.contains(":")) {
                continue;
            }
            Path target = path.isEmpty() ? page : page.resolveSibling(path).normalize();
            String anchor = link.group(2);
            if (!Files.exists(target) || (anchor != null && !anchors(target).contains(anchor))) {
                broken.add(page.getFileName() + ": " + path + (anchor == null ? "" : "#" + anchor));
            }
        }
        return broken;
    }

    /** The headings of a page as the usual renderers make anchors of them. */
    private static Set<String> anchors(Path page) throws IOException {
        Set<String> anchors = new HashSet<>();
        Matcher heading = HEADING.matcher(CODE.matcher(Files.readString(page)).replaceAll(""));
        while (heading.find()) {
            anchors.add(heading.group(1)
                    .toLowerCase(Locale.ROOT)
                    .replaceAll("[^a-z0-9 _-]", "")
                    .replace(' ', '-'));
        }
        return anchors;
    }
}
