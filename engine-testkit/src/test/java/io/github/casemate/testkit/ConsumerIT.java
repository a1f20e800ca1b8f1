package io.github.casemate.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Match;
import io.vavr.collection.Seq;
import io.vavr.match.annotation.Unapply;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Property;
import net.jqwik.engine.JqwikTestEngine;
import org.apiguardian.api.API;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.platform.commons.JUnitException;
import org.junit.platform.engine.TestEngine;
import org.junit.platform.launcher.Launcher;
import org.opentest4j.AssertionFailedError;

/**
 * Somebody else's projects, in {@code src/it/consumer}, use the finished jars as named modules, and nothing but them.
 */
class ConsumerIT {

    private static final Path PROJECTS = Path.of("src/it/consumer");

    /** What a program that embeds a game has on its module path. */
    private static final List<Path> KERNEL = Stream.of(Match.class, Seq.class, Unapply.class)
            .map(ConsumerIT::jarOf)
            .toList();

    /** What its tests have besides. */
    private static final List<Path> TESTKIT = Stream.of(
                    GameConformance.class,
                    Property.class,
                    JqwikTestEngine.class,
                    Launcher.class,
                    TestEngine.class,
                    JUnitException.class,
                    AssertionFailedError.class,
                    API.class)
            .map(ConsumerIT::jarOf)
            .toList();

    @TempDir
    Path folder;

    @Test
    void aGameOfTheirOwnPlaysOnTheKernelAsANamedModule() throws Exception {
        Path nim = compiled("nim", KERNEL);
        assertThat(run(and(KERNEL, nim), "com.example.nim/com.example.nim.Main"))
                .containsExactly(
                        "named: true",
                        "name: io.github.casemate.core",
                        "automatic: false",
                        "log: 1 1 3 1 3",
                        "won by: P1");
    }

    @Test
    void theLawsHoldForAGameOfTheirOwnWhenRunAsNamedModules() throws Exception {
        long laws = 1
                + Stream.of(GameConformance.class.getMethods())
                        .filter(method -> method.isAnnotationPresent(Property.class))
                        .count();
        List<Path> modulePath = and(and(KERNEL, TESTKIT), compiled("nim", KERNEL));
        Path conformance = compiled("laws", modulePath);
        assertThat(run(and(modulePath, conformance), "com.example.laws/com.example.laws.Main"))
                .endsWith("laws: " + laws, "held: " + laws);
    }

    @Test
    void bothJarsAreNamedModules() {
        assertThat(modules())
                .allMatch(module -> !module.isAutomatic())
                .extracting(ModuleDescriptor::name)
                .containsExactly("io.github.casemate.core", "io.github.casemate.testkit");
    }

    @Test
    void whatIsPublicCanBeImported() throws IOException {
        assertThat(errorsOfImporting(Match.class.getName())).isEmpty();
    }

    /** A type that is package-private, and every package that is not exported. */
    static Stream<String> whatIsNotPublic() {
        Stream<String> hidden = modules().stream()
                .flatMap(module -> module.packages().stream()
                        .filter(name -> module.exports().stream()
                                .noneMatch(exported -> exported.source().equals(name)))
                        .map(name -> name + ".*"));
        return Stream.concat(Stream.of("io.github.casemate.kernel.Combinatorics"), hidden.sorted());
    }

    @ParameterizedTest
    @MethodSource("whatIsNotPublic")
    void whatIsNotPublicCannotBeImported(String name) throws IOException {
        assertThat(errorsOfImporting(name))
                .containsAnyOf("compiler.err.not.def.public", "compiler.err.package.not.visible");
    }

    private static List<ModuleDescriptor> modules() {
        return Stream.of(jarOf(Match.class), jarOf(GameConformance.class))
                .flatMap(jar -> ModuleFinder.of(jar).findAll().stream())
                .map(module -> module.descriptor())
                .toList();
    }

    private String errorsOfImporting(String name) throws IOException {
        Path source = Files.createDirectories(folder.resolve("pry-source"));
        Files.writeString(
                source.resolve("module-info.java"), "module com.example.pry { requires io.github.casemate.testkit; }");
        Files.writeString(source.resolve("Pry.java"), "package com.example.pry; import " + name + "; class Pry {}");
        return errors(source, folder.resolve("pry"), and(KERNEL, TESTKIT));
    }

    private Path compiled(String project, List<Path> modulePath) throws IOException {
        Path classes = folder.resolve(project);
        assertThat(errors(PROJECTS.resolve(project), classes, modulePath)).isEmpty();
        return classes;
    }

    /** What javac has to say about the sources in a folder, with the keys of its messages instead of words. */
    private static String errors(Path source, Path classes, List<Path> modulePath) throws IOException {
        List<String> options = List.of(
                "-XDrawDiagnostics",
                "-Xlint:all",
                "-Werror",
                "--module-path",
                joined(modulePath),
                "-d",
                classes.toString());
        try (Stream<Path> files = Files.walk(source)) {
            Stream<String> sources = files.map(Path::toString).filter(file -> file.endsWith(".java"));
            StringWriter messages = new StringWriter();
            int exit = ToolProvider.findFirst("javac")
                    .orElseThrow()
                    .run(
                            new PrintWriter(messages, true),
                            new PrintWriter(messages, true),
                            Stream.concat(options.stream(), sources).toArray(String[]::new));
            return exit == 0 ? "" : messages.toString();
        }
    }

    private List<String> run(List<Path> modulePath, String main) throws IOException, InterruptedException {
        Path printed = folder.resolve("printed.txt");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--module-path",
                        joined(modulePath),
                        "--module",
                        main)
                .directory(folder.toFile())
                .redirectOutput(printed.toFile())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        try {
            assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
            assertThat(process.exitValue()).isZero();
        } finally {
            process.destroyForcibly();
        }
        return Files.readAllLines(printed, StandardCharsets.UTF_8);
    }

    private static List<Path> and(List<Path> some, Path another) {
        return and(some, List.of(another));
    }

    private static List<Path> and(Collection<Path> some, Collection<Path> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }

    private static String joined(List<Path> paths) {
        return paths.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    private static Path jarOf(Class<?> type) {
        try {
            Path jar = Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
            assertThat(jar).as("where %s comes from", type).isRegularFile().hasExtension("jar");
            return jar;
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
