package io.github.casemate.json.fuzz;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.casemate.json.AllReaders;

/** Compiled with {@code -Pfuzz} alone: a fuzzer puts its agent into the JVM of every test. */
class ReaderFuzzTest {

    private final AllReaders readers = new AllReaders();

    @FuzzTest
    void everyReader(byte[] text) {
        readers.verdicts(text);
    }
}
