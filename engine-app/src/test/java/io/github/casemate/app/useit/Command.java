package io.github.casemate.app.useit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/**
 * What came of a command.
 *
 * @param exit what it ended with
 * @param said what it printed, complaints included
 */
record Command(int exit, String said) {

    private static final String JAVA_HOME = System.getProperty("java.home");

    /** Runs Maven in a folder, on the Java of this test, and without the options of the build that runs this test. */
    static Command maven(Path home, Path folder, List<String> arguments) throws IOException, InterruptedException {
        return run(folder, home.resolve("bin/mvn"), name -> name.startsWith("MAVEN_"), arguments);
    }

    /** Runs Java in a folder, without options that it would speak of. */
    static Command java(Path folder, List<String> arguments) throws IOException, InterruptedException {
        return run(folder, Path.of(JAVA_HOME, "bin", "java"), name -> name.endsWith("_OPTIONS"), arguments);
    }

    private static Command run(Path folder, Path program, Predicate<String> unwanted, List<String> arguments)
            throws IOException, InterruptedException {
        Path printed = Files.createTempFile(folder, "printed", ".txt");
        ProcessBuilder builder = new ProcessBuilder(program.toString())
                .directory(folder.toFile())
                .redirectOutput(printed.toFile())
                .redirectErrorStream(true);
        builder.command().addAll(arguments);
        builder.environment().keySet().removeIf(unwanted);
        builder.environment().put("MAVEN_SKIP_RC", "true");
        builder.environment().put("JAVA_HOME", JAVA_HOME);
        Process process = builder.start();
        try {
            if (!process.waitFor(5, TimeUnit.MINUTES)) {
                throw new IllegalStateException("no end of " + program + ": " + Files.readString(printed));
            }
            return new Command(process.exitValue(), Files.readString(printed));
        } finally {
            process.destroyForcibly();
        }
    }
}
