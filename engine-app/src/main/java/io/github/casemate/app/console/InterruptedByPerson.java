package io.github.casemate.app.console;

/** Ctrl-C was pressed while the program listens. */
public final class InterruptedByPerson extends RuntimeException {

    /** The exit code of an interrupted program, as shells give it: 128 plus the number of the signal. */
    public static final int EXIT = 130;

    private static final long serialVersionUID = 1L;

    InterruptedByPerson() {
        super("interrupted", null, false, false);
    }
}
