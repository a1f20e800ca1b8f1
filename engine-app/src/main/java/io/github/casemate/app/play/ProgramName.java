package io.github.casemate.app.play;

/** How the program is called here: the script at the top of a clone says so, and what we advise can then be typed. */
public final class ProgramName {

    private ProgramName() {}

    /** A command as a person would type it, such as {@code ./casemate play}. */
    public static String of(String rest) {
        return System.getProperty("casemate.command", "casemate") + " " + rest;
    }
}
