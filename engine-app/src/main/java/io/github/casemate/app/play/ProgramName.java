package io.github.casemate.app.play;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** The command that starts the program: the script at the top of a clone sets it, so that our hints can be typed. */
public final class ProgramName {

    private ProgramName() {}

    /** A command as a person would type it, such as {@code ./casemate play}. */
    public static String of(String rest) {
        return System.getProperty("casemate.command", "casemate") + " " + rest;
    }

    /** A sentence and a command after it: in one line, or in two if it is too long. A command is never wrapped, so that it can be copied. */
    public static Seq<String> after(String sentence, String rest, int width) {
        String command = of(rest);
        return sentence.length() + 1 + command.length() <= width
                ? Array.of(sentence + " " + command)
                : Array.of(sentence, "  " + command);
    }
}
