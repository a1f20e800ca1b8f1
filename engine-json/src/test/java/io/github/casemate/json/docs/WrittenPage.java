package io.github.casemate.json.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A page of the documentation that is written by a test, in whole or in part. The test fails when the page is stale.
 */
final class WrittenPage {

    /** With this system property the tests write their pages instead of comparing them. */
    private static final String WRITE = "casemate.write";

    private final String name;

    private WrittenPage(String name) {
        this.name = name;
    }

    static WrittenPage of(String name) {
        return new WrittenPage(name);
    }

    /** The compiled tests of this module. */
    static Path testClasses() {
        try {
            return Path.of(WrittenPage.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A path in the project. */
    static Path inProject(String path) {
        return testClasses().resolve("../../..").normalize().resolve(path);
    }

    String text() {
        try {
            return Files.readString(file()).replace("\r\n", "\n");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Fails when the page is not what it should be, or makes it so. */
    void is(String expected) {
        if (Boolean.getBoolean(WRITE)) {
            try {
                Files.writeString(file(), expected);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        assertThat(Files.exists(file()) ? text() : "")
                .as(
                        "docs/%s is stale. Rewrite it and commit it:%n"
                                + "  mvn -pl engine-json -am test -Dtest=RulesReferenceTest,CardsPageTest,SchemasTest"
                                + " -Dsurefire.failIfNoSpecifiedTests=false -D%s=true%n",
                        name, WRITE)
                .isEqualTo(expected);
    }

    private Path file() {
        return inProject("docs").resolve(name);
    }
}
