package io.github.casemate.ai;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/** Listens to what a test prints, to be registered with the test. */
public final class Printed implements BeforeEachCallback, AfterEachCallback {

    private final PrintStream out = System.out;
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();

    @Override
    public void beforeEach(ExtensionContext context) {
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    }

    @Override
    public void afterEach(ExtensionContext context) {
        System.setOut(out);
    }

    /** What has been printed so far. */
    public String text() {
        return printed.toString(StandardCharsets.UTF_8);
    }
}
