package io.github.casemate.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The program in a process of its own, where what it says cannot be written, or a name cannot. */
class WhatGoesOutTest {

    private static final File FULL = new File("/dev/full");

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private record Ended(int exit, String errors) {}

    private static List<String> java(String... options) {
        List<String> command =
                new ArrayList<>(List.of(System.getProperty("java.home") + "/bin/java", "-XX:TieredStopAtLevel=1"));
        command.addAll(List.of(options));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), Casemate.class.getName()));
        return command;
    }

    private ProcessBuilder program(String... arguments) {
        List<String> command = java();
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).redirectInput(new File("/dev/null"));
    }

    private Ended ended(ProcessBuilder program) throws IOException, InterruptedException {
        Path errors = folder.resolve("errors.txt");
        Process process = program.redirectError(errors.toFile()).start();
        try {
            process.getInputStream().readAllBytes();
            assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        } finally {
            process.destroyForcibly();
        }
        return new Ended(process.exitValue(), Files.readString(errors, StandardCharsets.ISO_8859_1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--version",
                "--help",
                "help watch",
                "generate-completion",
                "cards",
                "rules ATK-7",
                "watch drifter drifter -t 4 -s 1",
                "play drifter you -t 4 -s 1 --save FOLDER/begun.json",
                "replay FOLDER/game.json",
                "arena drifter drifter -g 1 -t 4 -s 1"
            })
    void outputToAFullDeviceEndsWithAnErrorCode(String line) throws IOException, InterruptedException {
        assumeTrue(FULL.exists());
        if (line.startsWith("replay")) {
            CommandsTest.run("", command("watch drifter drifter -t 4 -s 1 --save FOLDER/game.json"));
        }

        Ended full = ended(program(command(line)).redirectOutput(FULL));

        assertThat(full.exit()).isEqualTo(Casemate.TROUBLE);
        assertThat(full.errors())
                .isEqualToNormalizingNewlines(
                        "casemate: Not all of the output could be written; perhaps there is no room for it.\n");
        assertThat(Files.isRegularFile(FULL.toPath())).isFalse();
    }

    @Test
    void filesOnAFullDeviceEndWithAnErrorCode() throws IOException, InterruptedException {
        assumeTrue(FULL.exists());
        Ended log = ended(program("arena", "drifter", "drifter", "-g", "1", "-t", "4", "--log", FULL.toString()));
        assertThat(log.exit()).isEqualTo(Casemate.TROUBLE);
        assertThat(log.errors()).startsWith("casemate: ").hasLineCount(1);

        Ended save = ended(program("watch", "drifter", "drifter", "-t", "4", "--save", FULL.toString()));
        assertThat(save.exit()).isEqualTo(Casemate.TROUBLE);
        assertThat(save.errors()).startsWith("casemate: ").hasLineCount(1);
        assertThat(Files.isRegularFile(FULL.toPath())).isFalse();
    }

    @Test
    void evenIfErrorsHaveNoRoomEitherItEndsWithAnErrorCode() throws IOException, InterruptedException {
        assumeTrue(FULL.exists());
        Process process =
                program("cards").redirectOutput(FULL).redirectError(FULL).start();

        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(Casemate.TROUBLE);
    }

    /** A game without an end: it would not stop by itself. */
    @Test
    void whoeverStopsReadingIsNotToldMore() throws IOException, InterruptedException {
        Path errors = folder.resolve("errors.txt");
        Process process = program("watch", "drifter", "drifter", "--turns", "1000000", "-s", "1")
                .redirectError(errors.toFile())
                .start();
        try (BufferedReader said =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            assertThat(said.readLine()).isNotNull();
        }

        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).isEqualTo(141);
        assertThat(errors).isEmptyFile();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "watch --save NAME",
                "watch --cards NAME",
                "play --save NAME",
                "play --resume NAME",
                "play --resume=NAME",
                "replay NAME",
                "arena --log NAME",
                "arena drifter drifter -g 1 --out NAME",
                "arena drifter drifter -g 1 --compare-cards NAME"
            })
    void aNameThatTheCharacterSetCannotWriteIsToldInOneSentence(String line) throws IOException, InterruptedException {
        Ended refused = ended(inPlainAscii(List.of(), line));

        assertThat(refused.exit()).isEqualTo(Casemate.TROUBLE);
        assertThat(refused.errors())
                .startsWith("casemate: ")
                .contains("cannot be the name of a file here, where the character set is ")
                .hasLineCount(1);
    }

    @Test
    void aHomeThatTheCharacterSetCannotWriteIsToldInOneSentence() throws IOException, InterruptedException {
        for (String line : new String[] {"play", "play --resume"}) {
            Ended refused = ended(inPlainAscii(List.of(), "HOME=/NAME", line));

            assertThat(refused.exit()).isEqualTo(Casemate.TROUBLE);
            assertThat(refused.errors())
                    .startsWith("casemate: ")
                    .contains("cannot be the name of a file here")
                    .hasLineCount(1);
        }
    }

    @Test
    void wordsThatTheCharacterSetCannotWriteAreQuotedAsWellAsItCan() throws IOException, InterruptedException {
        for (String line : new String[] {"cards NAME", "rules NAME", "watch NAME", "watch -m NAME", "NAME", "--NAME"}) {
            Ended refused = ended(inPlainAscii(List.of(), line));

            assertThat(refused.exit()).isEqualTo(Casemate.TROUBLE);
            assertThat(refused.errors())
                    .startsWith("casemate: ")
                    .hasLineCount(1)
                    .matches("\\p{ASCII}*");
        }
    }

    /** A shell passes bytes on; the Java of this test might change them. */
    private static ProcessBuilder inPlainAscii(List<String> options, String line) {
        return inPlainAscii(options, "", line);
    }

    private static ProcessBuilder inPlainAscii(List<String> options, String environment, String line) {
        String bytes = "\"$(printf 'caf\\303\\251')\"";
        List<String> words = new ArrayList<>();
        java(options.toArray(String[]::new)).forEach(word -> words.add("'" + word + "'"));
        words.addAll(List.of(line.split(" ")));
        String script = environment.replace("NAME", bytes) + " exec "
                + String.join(" ", words).replace("NAME", bytes);
        ProcessBuilder shell = new ProcessBuilder("/bin/sh", "-c", script).redirectInput(new File("/dev/null"));
        shell.environment().put("LC_ALL", "C");
        return shell;
    }

    private String[] command(String line) {
        return line.replace("FOLDER", folder.toString()).split(" ");
    }
}
