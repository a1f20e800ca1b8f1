package io.github.casemate.testkit.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page of the documentation that is written by a test, in whole or in part. The test fails when the page is stale.
 */
public final class WrittenPage {

    /** With this system property the tests write their pages instead of comparing them. */
    private static final String WRITE = "casemate.write";

    private final Path file;

    private WrittenPage(Path file) {
        this.file = file;
    }

    /** A page by its path in the folder {@code docs} of the project. */
    public static WrittenPage of(String name) {
        return at(inProject("docs").resolve(name));
    }

    static WrittenPage at(Path file) {
        return new WrittenPage(file);
    }

    /** A path in the project, which is the folder with the documentation above the one in which the tests run. */
    public static Path inProject(String path) {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.isDirectory(folder.resolve("docs"))) {
            folder = folder.getParent();
            if (folder == null) {
                throw new IllegalStateException("no folder above holds docs");
            }
        }
        return folder.resolve(path);
    }

    public String text() {
        try {
            return Files.readString(file).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Fails when the page is not what it should be, or makes it so. */
    public void is(String expected) {
        if (Boolean.getBoolean(WRITE)) {
            try {
                Files.createDirectories(file.toAbsolutePath().getParent());
                Files.writeString(file, expected);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        assertThat(Files.exists(file) ? text() : "")
                .as("%s is stale. Rewrite it with './dev pages', and commit it.", file)
                .isEqualTo(expected);
    }

    /** Fails when the table behind a mark, {@code <!-- table: name -->}, is not what it should be, or makes it so. */
    public void hasTable(String name, String table) {
        String mark = "<!-- table: " + name + " -->\n";
        String page = text();
        assertThat(page).contains(mark);
        is(Pattern.compile(Pattern.quote(mark) + "(\\|.*\n)*")
                .matcher(page)
                .replaceFirst(Matcher.quoteReplacement(mark + table)));
    }

    /** The same for a table whose last column holds numbers. */
    public void hasTable(String name, Array<String> headings, Seq<Array<String>> rows) {
        Array<String> rule = headings.map(heading -> "---").update(headings.size() - 1, "---:");
        hasTable(
                name,
                rows.prepend(rule)
                        .prepend(headings)
                        .map(row -> row.mkString("| ", " | ", " |\n"))
                        .mkString());
    }

    @Override
    public String toString() {
        return file.toString();
    }
}
