package io.github.casemate.app.console;

/** The output is lost: nobody reads it any more, or there is no room for it. */
public final class LostOutput extends RuntimeException {

    /** The exit code of a program whose output nobody reads, as shells give it: 128 plus the number of the signal. */
    public static final int UNREAD = 141;

    private static final long serialVersionUID = 1L;

    private final boolean unread;

    private LostOutput(boolean unread) {
        super("the output cannot be written", null, false, false);
        this.unread = unread;
    }

    /** For the standard output. */
    public static LostOutput ofWords() {
        return new LostOutput(StandardStreams.isPipe(StandardStreams.OUTPUT));
    }

    /**
     * Checks the standard error output. Only a pipe that nobody reads stops the program; errors may be lost in other
     * ways.
     */
    public static void checkErrors() {
        if (System.err.checkError() && StandardStreams.isPipe(StandardStreams.ERRORS)) {
            throw new LostOutput(true);
        }
    }

    /** Whether the reader of the output has left, so that no message is needed. */
    public boolean isUnread() {
        return unread;
    }
}
