package io.github.casemate.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.casemate.json.FuzzSamples.Sample;
import io.github.casemate.kernel.SplitMix64;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Thousands of damaged and forged documents. Each is refused in plain words and with a place, or it is a value that can
 * be written, read and used like any other.
 */
class FuzzTest {

    private static final int DOCUMENTS = Integer.getInteger("casemate.documents", 8_000);

    private final SplitMix64 random = new SplitMix64(20_000);
    private final TextMutations texts = new TextMutations(random);
    private final Map<FuzzKind, Map<String, Integer>> tally = new EnumMap<>(FuzzKind.class);
    private final FuzzJudge judge = new FuzzJudge(random);

    @TempDir
    private Path folder;

    @Test
    void everyDocumentIsRefusedInPlainWordsOrIsAValueLikeAnyOther() {
        FuzzSamples samples = new FuzzSamples();
        assertTimeoutPreemptively(Duration.ofMinutes(5), () -> {
            for (FuzzKind kind : FuzzKind.values()) {
                TreeMutations trees = new TreeMutations(random);
                samples.of(kind).forEach(sample -> trees.see("", sample.tree()));
                List<Sample> all = samples.of(kind);
                for (int i = 0; i < DOCUMENTS * kind.share / 100; i++) {
                    send(kind, all.get(random.nextInt(all.size())), trees);
                }
            }
        });
        System.out.println(table());
        for (FuzzKind kind : FuzzKind.values()) {
            assertThat(tally.get(kind)).containsKey("accepted, equal");
            // A changed match is seldom accepted: its actions have to lead to the same state.
            if (kind != FuzzKind.MATCH) {
                assertThat(tally.get(kind)).containsKey("accepted, different");
            }
        }
    }

    private void send(FuzzKind kind, Sample sample, TreeMutations trees) {
        if ((kind == FuzzKind.MATCH || kind == FuzzKind.CATALOG) && random.nextInt(6) == 0) {
            byte[] bytes = texts.changed(sample.text().getBytes(StandardCharsets.UTF_8));
            judge(kind, sample, new String(bytes, StandardCharsets.ISO_8859_1), () -> readFile(kind, bytes));
            return;
        }
        String text = random.nextInt(3) == 0
                ? texts.changed(sample.text())
                : trees.changed(sample.tree()).toString();
        judge(kind, sample, text, () -> kind.read(sample.json(), text));
    }

    private Object readFile(FuzzKind kind, byte[] bytes) {
        try {
            Path file = Files.write(folder.resolve("document.json"), bytes);
            return kind == FuzzKind.MATCH ? SavedMatch.read(file, Limits.DEFAULT, Siege.PACK) : Siege.catalog(file);
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        }
    }

    private void judge(FuzzKind kind, Sample sample, String text, Supplier<Object> reading) {
        try {
            FuzzJudge.Verdict verdict = judge.verdict(kind, sample.game(), sample.json(), reading);
            count(kind, verdict.refused() ? verdict.kind() : accepted(sample, verdict));
        } catch (RuntimeException | StackOverflowError | AssertionError failed) {
            throw new AssertionError(kind + " of " + sample.game() + System.lineSeparator() + text, failed);
        }
    }

    private static String accepted(Sample sample, FuzzJudge.Verdict verdict) {
        return verdict.value().contains(sample.value()) ? "accepted, equal" : "accepted, different";
    }

    /** What became of the documents of each kind. */
    private String table() {
        List<String> columns = tally.values().stream()
                .flatMap(counts -> counts.keySet().stream())
                .distinct()
                .sorted()
                .toList();
        StringBuilder table = new StringBuilder("document | " + String.join(" | ", columns));
        tally.forEach((kind, counts) -> {
            table.append(System.lineSeparator()).append(kind);
            columns.forEach(column -> table.append(" | ").append(counts.getOrDefault(column, 0)));
        });
        return table.toString();
    }

    private void count(FuzzKind kind, String outcome) {
        tally.computeIfAbsent(kind, any -> new TreeMap<>()).merge(outcome, 1, Integer::sum);
    }
}
