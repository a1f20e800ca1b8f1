package io.github.casemate.ai.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** What bots can do to a whole virtual machine, in one of its own. */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class HostileProgramTest {

    private static String run(String what) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        System.getProperty("java.home") + "/bin/java",
                        "-Xmx64m",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        HostileProgram.class.getName(),
                        what)
                .redirectErrorStream(true)
                .start();
        try {
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor(10, TimeUnit.SECONDS)).isTrue();
            return said;
        } finally {
            process.destroyForcibly();
        }
    }

    @Test
    void whoTakesAllTheMemoryForfeitsAndTheArenaGoesOn() throws IOException, InterruptedException {
        assertThat(run("hoarder")).isEqualTo("ended with 20 games, won by hold-10: 20\n");
    }

    @Test
    @EnabledForJreRange(max = JRE.JAVA_19, disabledReason = "no thread can kill another any more")
    void whoKillsTheThreadsThatPlayCannotMakeTheArenaWait() throws IOException, InterruptedException {
        // The JVM itself may say something about a thread that dies.
        assertThat(run("killer").lines()).anyMatch(line -> line.startsWith("ended with "));
    }
}
