package io.github.casemate.kernel;

/** Thrown when a sequence of actions does not fit the game. It names the first action that is not accepted. */
public final class ReplayException extends IllegalActionException {

    private static final long serialVersionUID = 1L;

    private final transient int index;

    ReplayException(int index, Rejection rejection) {
        super("action " + index + " does not fit: " + rejection, rejection);
        this.index = index;
    }

    /**
     * Where the sequence stops fitting.
     *
     * @return the position of the refused action in the sequence, from zero; the length of the sequence if it stops
     *     too early
     */
    public int index() {
        return index;
    }
}
