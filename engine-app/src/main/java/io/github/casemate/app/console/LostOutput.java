package io.github.casemate.app.console;

/** What the program says does not arrive: nobody reads it any more, or there is no room for it. */
public final class LostOutput extends RuntimeException {

    /** How a program ends that writes to a pipe nobody reads, as shells tell it: 128 and the number of the signal. */
    public static final int UNREAD = 141;

    private static final long serialVersionUID = 1L;

    private final boolean unread;

    private LostOutput(boolean unread) {
        super("the output cannot be written", null, false, false);
        this.unread = unread;
    }

    /** Of the standard output. */
    public static LostOutput ofWords() {
        return new LostOutput(StandardStreams.isPipe(StandardStreams.OUTPUT));
    }

    /** Of the standard error output, if it is a pipe that nobody reads; what else becomes of errors stops nobody. */
    public static void checkErrors() {
        if (System.err.checkError() && StandardStreams.isPipe(StandardStreams.ERRORS)) {
            throw new LostOutput(true);
        }
    }

    /** Whether whoever read it has left, and nobody wants to hear of it. */
    public boolean isUnread() {
        return unread;
    }
}
