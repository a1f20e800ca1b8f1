package io.github.casemate.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * What a fuzzer has found in long runs, read again in each build: texts that led it to new code, and every text that has
 * ever broken a reader. {@code ./dev fuzz} looks for more.
 */
class FuzzCorpusTest {

    private static final Path KEPT =
            Path.of("src/test/resources/io/github/casemate/json/fuzz/ReaderFuzzTestInputs/everyReader");

    /** A folder of the fuzzer's, from which everything is kept that the readers treat in another way. */
    private static final String FOUND = "casemate.corpus";

    private final AllReaders readers = new AllReaders();

    @Test
    void everyTextIsRefusedInPlainWordsOrIsAValueLikeAnyOther() throws IOException {
        Set<Set<String>> known = new HashSet<>();
        for (Path text : texts(KEPT)) {
            known.add(verdicts(text));
        }
        assertThat(known).as("texts are there, and they differ").hasSizeGreaterThan(10);
        String found = System.getProperty(FOUND, "");
        for (Path text : found.isEmpty() ? List.<Path>of() : texts(Path.of(found))) {
            if (known.add(verdicts(text))) {
                Files.copy(text, KEPT.resolve(text.getFileName()));
            }
        }
    }

    private Set<String> verdicts(Path text) throws IOException {
        byte[] bytes = Files.readAllBytes(text);
        try {
            return readers.verdicts(bytes);
        } catch (RuntimeException | StackOverflowError | AssertionError failed) {
            throw new AssertionError(text.toString(), failed);
        }
    }

    /** The shortest first: if two do the same, it is the one to keep. */
    private static List<Path> texts(Path folder) throws IOException {
        List<Path> texts;
        try (Stream<Path> files = Files.list(folder)) {
            texts = new ArrayList<>(files.toList());
        }
        texts.sort(
                Comparator.<Path>comparingLong(text -> text.toFile().length()).thenComparing(Path::toString));
        return texts;
    }
}
