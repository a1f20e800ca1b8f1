package io.github.casemate.app.play;

/** The command that starts the program: the script at the top of a clone sets it, so that our hints can be typed. */
public final class ProgramName {

    private ProgramName() {}

    /** A command as a person would type it, such as {@code ./casemate play}. */
    public static String of(String rest) {
        return System.getProperty("casemate.command", "casemate") + " " + rest;
    }
}
