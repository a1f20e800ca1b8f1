package io.github.casemate.testkit.modules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The finished jars, as somebody else has them on a module path or a class path: compiled against and run. */
public final class NamedModules {

    private NamedModules() {}

    /** The jars that these classes come from. */
    public static List<Path> jarsOf(Class<?>... types) {
        return Stream.of(types).map(NamedModules::jarOf).toList();
    }

    /** A project compiled without a word of complaint, with its services. */
    public static Path compiled(Path source, Path classes, List<Path> modulePath) throws IOException {
        assertThat(errors(source, classes, modulePath)).isEmpty();
        Path services = source.resolve("META-INF/services");
        if (Files.isDirectory(services)) {
            Path copies = Files.createDirectories(classes.resolve("META-INF/services"));
            try (Stream<Path> files = Files.list(services)) {
                for (Path file : files.toList()) {
                    Files.copy(file, copies.resolve(file.getFileName()));
                }
            }
        }
        return classes;
    }

    /** What javac has to say about the sources in a folder, with the keys of its messages instead of words. */
    public static String errors(Path source, Path classes, List<Path> modulePath) throws IOException {
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

    /** What a program prints in a folder of its own, complaints included, until it ends well. */
    public static List<String> run(Path folder, List<Path> modulePath, String main)
            throws IOException, InterruptedException {
        return printed(folder, "--module-path", joined(modulePath), "--module", main);
    }

    /** The same on the class path, where module descriptors mean nothing. */
    public static List<String> runOnClassPath(Path folder, List<Path> classPath, String main)
            throws IOException, InterruptedException {
        return printed(folder, "--class-path", joined(classPath), main);
    }

    private static List<String> printed(Path folder, String... arguments) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Path printed = folder.resolve("printed.txt");
        Process process = new ProcessBuilder(
                        Stream.concat(Stream.of(java), Stream.of(arguments)).toList())
                .directory(folder.toFile())
                .redirectOutput(printed.toFile())
                .redirectErrorStream(true)
                .start();
        try {
            assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();
            assertThat(process.exitValue()).as(Files.readString(printed)).isZero();
        } finally {
            process.destroyForcibly();
        }
        return Files.readAllLines(printed, StandardCharsets.UTF_8);
    }

    /** One path after another. */
    public static List<Path> and(List<Path> some, Path... others) {
        return Stream.concat(some.stream(), Stream.of(others)).toList();
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
