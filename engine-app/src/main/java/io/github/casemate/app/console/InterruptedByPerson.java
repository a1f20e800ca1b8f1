package io.github.casemate.app.console;

/** Somebody has pressed Ctrl-C where the program listens. */
public final class InterruptedByPerson extends RuntimeException {

    /** How a program ends that was interrupted, as shells tell it: 128 and the number of the signal. */
    public static final int EXIT = 130;

    private static final long serialVersionUID = 1L;

    InterruptedByPerson() {
        super("interrupted", null, false, false);
    }
}
