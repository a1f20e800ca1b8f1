package io.github.casemate.kernel;

/**
 * Thrown when an action is applied that the rules do not allow. The state is unchanged. Java serialization keeps only
 * the message.
 */
public class IllegalActionException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Rejection rejection;

    /**
     * Makes the exception for a rejection.
     *
     * @param rejection why the action is not accepted
     */
    public IllegalActionException(Rejection rejection) {
        this(rejection.toString(), rejection);
    }

    IllegalActionException(String message, Rejection rejection) {
        super(message);
        this.rejection = rejection;
    }

    /** {@return why the action is not accepted} */
    public final Rejection rejection() {
        return rejection;
    }
}
