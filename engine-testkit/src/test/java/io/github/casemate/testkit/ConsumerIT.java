package io.github.casemate.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.casemate.kernel.Match;
import io.github.casemate.testkit.modules.NamedModules;
import io.vavr.collection.Seq;
import io.vavr.match.annotation.Unapply;
import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
 * Somebody else's projects, in {@code src/it/consumer}, use the finished jars, most of them as named modules, and
 * nothing but them.
 */
class ConsumerIT {

    private static final Path PROJECTS = Path.of("src/it/consumer");

    /** What a program that embeds a game has on its module path. */
    private static final List<Path> KERNEL = NamedModules.jarsOf(Match.class, Seq.class, Unapply.class);

    /** What its tests have besides. */
    private static final List<Path> TESTKIT = NamedModules.jarsOf(
            GameConformance.class,
            Property.class,
            JqwikTestEngine.class,
            Launcher.class,
            TestEngine.class,
            JUnitException.class,
            AssertionFailedError.class,
            API.class);

    private static final List<Path> BOTH = NamedModules.and(KERNEL, TESTKIT.toArray(Path[]::new));

    @TempDir
    Path folder;

    @Test
    void aGameOfTheirOwnPlaysOnTheKernelAsANamedModule() throws Exception {
        Path nim = compiled("nim", KERNEL);
        assertThat(NamedModules.run(folder, NamedModules.and(KERNEL, nim), "com.example.nim/com.example.nim.Main"))
                .containsExactly(
                        "named: true",
                        "name: io.github.casemate.core",
                        "automatic: false",
                        "log: 1 1 3 1 3",
                        "won by: P1");
    }

    @Test
    void aPackOfTheirOwnIsFoundByItsIdOnTheModulePath() throws Exception {
        assertThat(NamedModules.run(folder, withPack(), "com.example.pack/com.example.pack.Main"))
                .containsExactlyElementsOf(found("named: true"));
    }

    @Test
    void aPackOfTheirOwnIsFoundByItsIdOnTheClassPath() throws Exception {
        assertThat(NamedModules.runOnClassPath(folder, withPack(), "com.example.pack.Main"))
                .containsExactlyElementsOf(found("named: false"));
    }

    private List<Path> withPack() throws IOException {
        List<Path> path = NamedModules.and(KERNEL, compiled("nim", KERNEL));
        return NamedModules.and(path, compiled("pack", path));
    }

    private static List<String> found(String named) {
        return List.of(
                "packs: island-siege nim",
                "broken: 0",
                "There is no game 'nmi' (Did you mean 'nim'?); there are: island-siege, nim.",
                named,
                "There is no setting 'haep' (Did you mean 'heap'?); there are: heap.",
                "settings: heap=7",
                "options: take 1, take 2, take 3");
    }

    @Test
    void theLawsHoldForAGameOfTheirOwnWhenRunAsNamedModules() throws Exception {
        long laws = 1
                + Stream.of(GameConformance.class.getMethods())
                        .filter(method -> method.isAnnotationPresent(Property.class))
                        .count();
        List<Path> modulePath = NamedModules.and(BOTH, compiled("nim", KERNEL));
        Path conformance = compiled("laws", modulePath);
        assertThat(NamedModules.run(
                        folder, NamedModules.and(modulePath, conformance), "com.example.laws/com.example.laws.Main"))
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
        return NamedModules.jarsOf(Match.class, GameConformance.class).stream()
                .flatMap(jar -> ModuleFinder.of(jar).findAll().stream())
                .map(module -> module.descriptor())
                .toList();
    }

    private String errorsOfImporting(String name) throws IOException {
        Path source = Files.createDirectories(folder.resolve("pry-source"));
        Files.writeString(
                source.resolve("module-info.java"), "module com.example.pry { requires io.github.casemate.testkit; }");
        Files.writeString(source.resolve("Pry.java"), "package com.example.pry; import " + name + "; class Pry {}");
        return NamedModules.errors(source, folder.resolve("pry"), BOTH);
    }

    private Path compiled(String project, List<Path> modulePath) throws IOException {
        return NamedModules.compiled(PROJECTS.resolve(project), folder.resolve(project), modulePath);
    }
}
