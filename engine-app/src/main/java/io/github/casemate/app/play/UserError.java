package io.github.casemate.app.play;

/** Something that the person at the keyboard can put right: the program says it in one sentence and ends. */
public final class UserError extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** What is wrong, for people. */
    public UserError(String sentence) {
        super(sentence);
    }

    /** What is wrong, for people, and its cause. */
    public UserError(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
