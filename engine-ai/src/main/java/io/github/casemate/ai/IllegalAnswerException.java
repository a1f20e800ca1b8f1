package io.github.casemate.ai;

/**
 * Thrown by a bot whose answer comes from elsewhere, when that answer is none of the options. An arena judges it as if
 * the bot had given an action that is not legal.
 */
public final class IllegalAnswerException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /**
     * Makes the exception.
     *
     * @param message what was answered, and what could have been meant
     */
    public IllegalAnswerException(String message) {
        super(message);
    }

    /** {@return what was answered, and what could have been meant} */
    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }
}
