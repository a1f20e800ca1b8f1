package io.github.casemate.testkit;

import io.github.casemate.kernel.Excerpt;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Checks that fail with the game that led there, as text that can be pasted into a test. */
final class Law {

    private Law() {}

    static void holds(boolean holds, Playthrough<?, ?, ?> game, int step, Supplier<String> complaint) {
        if (!holds) {
            throw new AssertionError(
                    complaint.get() + System.lineSeparator() + "after " + step + " steps of: " + game.prefix(step));
        }
    }

    /** A failure of the rules themselves, with the game that led to it. What is a complaint already stays as it is. */
    static AssertionError thrown(Throwable thrown, Playthrough<?, ?, ?> game) {
        AssertionError failure = new AssertionError("the rules threw " + Excerpt.of(thrown) + System.lineSeparator()
                + "after " + game.steps().size() + " steps of: " + game);
        failure.initCause(thrown);
        return failure;
    }

    static void same(
            @Nullable Object actual, @Nullable Object expected, Playthrough<?, ?, ?> game, int step, String what) {
        holds(
                expected == null ? actual == null : expected.equals(actual),
                game,
                step,
                () -> what + System.lineSeparator() + "  expected: " + expected + System.lineSeparator()
                        + "  but was:  " + actual);
    }
}
