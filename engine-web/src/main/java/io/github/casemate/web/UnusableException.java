package io.github.casemate.web;

/** What the page asked for cannot be done; the message is for people. Nothing has changed. */
final class UnusableException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    UnusableException(String sentence) {
        super(sentence, null, false, false);
    }

    String sentence() {
        return String.valueOf(getMessage());
    }
}
