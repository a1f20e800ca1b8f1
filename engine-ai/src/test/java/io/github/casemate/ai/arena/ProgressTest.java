package io.github.casemate.ai.arena;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class ProgressTest {

    @Test
    void theTimeLeftGoesByThePaceOfThisRun() {
        Progress progress = new Progress(120, 400, false, 20, Duration.ofSeconds(50));
        assertThat(progress.left()).contains(Duration.ofSeconds(140));
        assertThat(progress).hasToString("120 of 400 games, 30 %, 0:50 elapsed, 2:20 left");
        assertThat(new Progress(20, 400, false, 20, Duration.ofSeconds(7)))
                .hasToString("20 of 400 games, 5 %, 0:07 elapsed");
        assertThat(new Progress(1, 2, false, 0, Duration.ofSeconds(3605)))
                .hasToString("1 of 2 games, 50 %, 1:00:05 elapsed, 1:00:05 left");
    }

    @Test
    void theLineIsWrittenOverNowAndThenAndAtTheEnd() {
        var bytes = new ByteArrayOutputStream();
        ProgressLine line = ProgressLine.on(new PrintStream(bytes, true, StandardCharsets.UTF_8));
        for (int done = 1; done <= 100; done++) {
            line.accept(new Progress(done, 100, false, 0, Duration.ofMillis(10L * done)));
        }
        String text = bytes.toString(StandardCharsets.UTF_8);
        assertThat(text.split("\r", -1)).hasSize(6);
        assertThat(text).contains("\r1 of 100 games").endsWith("100 of 100 games, 100 %, 0:01 elapsed, 0:00 left\n");
    }
}
