package io.github.casemate.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.casemate.kernel.Excerpt;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Somebody who sends far too much, and wants a terminal to obey it. */
public final class Stranger {

    /** A letter that our own messages hardly need. */
    private static final String LETTER = "q";

    /** A long text that clears a screen, rings the bell, breaks lines and turns the direction of writing. */
    public static final String TEXT = ("\u001b[2J\u0007\r\n\t\u009b\u202e" + LETTER.repeat(990)).repeat(100);

    /** A long text without anything special, for where the special is refused at once. */
    public static final String LETTERS = LETTER.repeat(100_000);

    /** A long id. */
    public static final String ID = LETTER + ("-" + LETTER).repeat(50_000);

    /** Something is refused, and says so in a message that quotes little. */
    public static void isRefusedBriefly(ThrowingCallable entrance) {
        Throwable refused = catchThrowable(entrance);
        assertThat(refused).isInstanceOf(RuntimeException.class);
        isQuotedBriefly(String.valueOf(refused.getMessage()));
    }

    /** A message quotes little of a stranger's text, and nothing that a terminal would obey. */
    public static void isQuotedBriefly(String message) {
        long quoted = message.codePoints()
                .filter(sign -> sign == LETTER.codePointAt(0))
                .count();
        assertThat(quoted).as(Excerpt.of(message, 1000)).isLessThanOrEqualTo(Excerpt.MOST);
        assertThat(Excerpt.isPlain(message)).as(Excerpt.of(message, 1000)).isTrue();
    }

    private Stranger() {}
}
