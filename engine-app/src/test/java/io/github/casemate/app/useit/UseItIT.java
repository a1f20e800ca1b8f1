package io.github.casemate.app.useit;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Seq;
import io.vavr.match.annotation.Unapply;
import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whoever copies the files under "Use it", in the README or in a guide, or the starter, has a project that builds, tests
 * and runs. All of them are built outside of ours, in one run of Maven, with what a release would hold.
 */
class UseItIT {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final String VERSION = setting("casemate.version");

    /** About the program, and not for people who write one. */
    private static final String NO_PROJECT = "docs/guides/play-in-the-";

    @TempDir
    static Path folder;

    private static Path repository;
    private static Command build;

    static List<Page> pages() throws IOException {
        return Page.all(ROOT).stream()
                .filter(page ->
                        !page.name().startsWith(NO_PROJECT) || !page.blocks().isEmpty())
                .toList();
    }

    @BeforeAll
    static void copyAndBuild() throws IOException, InterruptedException {
        repository = folder.resolve("repository");
        LocalRepository.create(repository, Path.of(setting("casemate.repository")), ROOT, VERSION);
        for (Page page : pages()) {
            page.copyInto(Files.createDirectories(folder.resolve(page.folder())));
        }
        Files.writeString(folder.resolve("pom.xml"), """
                <project>
                  <modelVersion>4.0.0</modelVersion>
                  <groupId>com.example</groupId>
                  <artifactId>all-pages</artifactId>
                  <version>1.0</version>
                  <packaging>pom</packaging>
                  <modules>%s</modules>
                </project>
                """.formatted(pages().stream()
                .filter(page -> page.blocks().containsKey("pom.xml"))
                .map(page -> "<module>" + page.folder() + "</module>")
                .collect(Collectors.joining())));
        List<String> arguments = new ArrayList<>(List.of("-B", "-ntp", "-q", "-fae", "-T2", "test"));
        arguments.add("-Dmaven.repo.local=" + repository);
        // What is tried here is whether the laws are run at all, and what matters of their output is that they failed.
        arguments.addAll(List.of("-Djqwik.tries.default=10", "-Dmaven.test.redirectTestOutputToFile=true"));
        Path settings = Path.of(setting("casemate.settings"));
        if (Files.exists(settings)) {
            arguments.addAll(List.of("-s", settings.toString()));
        }
        if (setting("casemate.network").endsWith("true")) {
            arguments.add("-o");
        }
        build = Command.maven(Path.of(setting("casemate.maven")), folder, arguments);
    }

    @AfterAll
    static void unlink() throws IOException {
        LocalRepository.unlink(repository);
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyPageHasAProject(Page page) {
        assertThat(page.blocks()).as(page.name()).containsKeys("pom.xml", "src/main/java/module-info.java");
        assertThat(page.mainClass().stream().count() + page.testClasses().size())
                .as("what there is to run on " + page.name())
                .isPositive();
    }

    @Test
    void theProjectsBuild() {
        assertThat(build.exit()).as(build.said()).isZero();
    }

    /** Surefire passes over a class that it does not take for a test, and says nothing. */
    @ParameterizedTest
    @MethodSource("pages")
    void theTestsOfAPageAreRun(Page page) throws IOException {
        for (String test : page.testClasses()) {
            Path report = folder.resolve(page.folder()).resolve("target/surefire-reports/" + test + ".txt");
            assertThat(report).as(build.said()).exists();
            assertThat(report).content().containsPattern("Tests run: [1-9]\\d*, Failures: 0, Errors: 0, Skipped: 0");
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void theProgramOfAPageRuns(Page page) throws IOException, InterruptedException {
        if (page.mainClass().isEmpty()) {
            return;
        }
        String classPath = classes(page) + File.pathSeparator + System.getProperty("java.class.path");
        Command run =
                Command.java(folder, List.of("-cp", classPath, page.mainClass().get()));
        assertThat(run.exit()).as(run.said()).isZero();
        page.printed().ifPresent(printed -> assertThat(run.said()).isEqualToNormalizingNewlines(printed));
    }

    @Test
    void theProgramOfTheReadmeRunsAsANamedModule() throws IOException, InterruptedException {
        Page readme = pages().get(0);
        String modulePath = Stream.of(
                        classes(readme),
                        LocalRepository.jar(repository, "engine-core", VERSION),
                        LocalRepository.jar(repository, "engine-ai", VERSION),
                        jarOf(Seq.class),
                        jarOf(Unapply.class))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
        Command run = Command.java(
                folder,
                List.of(
                        "-p",
                        modulePath,
                        "-m",
                        "com.example.first/" + readme.mainClass().get()));
        assertThat(run.said()).isEqualToNormalizingNewlines(readme.printed().get());
    }

    /** Something about the build that runs this test; Failsafe passes it on. */
    private static String setting(String name) {
        return Optional.ofNullable(System.getProperty(name)).orElseThrow();
    }

    private static Path classes(Page page) {
        return folder.resolve(page.folder()).resolve("target/classes");
    }

    private static Path jarOf(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
