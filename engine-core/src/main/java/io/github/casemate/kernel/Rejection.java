package io.github.casemate.kernel;

import io.vavr.control.Option;

/**
 * Why an action was not accepted. A rejection is a value: the state it is about is unchanged.
 *
 * @param code what went wrong, in kebab-case, for programs to switch on; stable from release to release
 * @param sentence what went wrong, for people to read; its wording may change
 * @param rule the id of the rule that forbids the action, if the game numbers its rules
 */
public record Rejection(String code, String sentence, Option<String> rule) {

    /** The code when a player who is not asked acts. */
    public static final String NOT_YOUR_TURN = "not-your-turn";

    /** The code when anybody acts after the end of the game. */
    public static final String GAME_OVER = "game-over";

    /** The code when an action is not one of those that may be chosen now, and nothing more precise is known. */
    public static final String NOT_AN_OPTION = "not-an-option";

    /** The code when an outcome that cannot occur is reported for chance. */
    public static final String IMPOSSIBLE_OUTCOME = "impossible-outcome";

    /** The code when an action was meant for a question other than the open one. */
    public static final String OUT_OF_DATE = "out-of-date";

    /** The code when a match cannot end in the way somebody wants it to. */
    public static final String UNFIT_CONCLUSION = "unfit-conclusion";

    /** The code when a log of actions stops where chance still has to act. */
    public static final String INCOMPLETE_LOG = "incomplete-log";

    /**
     * Makes a rejection.
     *
     * @param code what went wrong, for programs
     * @param sentence what went wrong, for people
     * @param rule the id of the rule, if there is one
     * @throws IllegalArgumentException if the code is not kebab-case or the sentence is blank
     */
    public Rejection {
        if (!isKebabCase(code)) {
            throw new IllegalArgumentException("a rejection's code is kebab-case, not '" + Excerpt.part(code) + "'");
        }
        if (sentence.isBlank()) {
            throw new IllegalArgumentException("the rejection '" + code + "' has no sentence");
        }
    }

    /**
     * {@return a rejection that is not based on a numbered rule}
     *
     * @param code what went wrong, for programs
     * @param sentence what went wrong, for people
     */
    public static Rejection of(String code, String sentence) {
        return new Rejection(code, sentence, Option.none());
    }

    /**
     * {@return a rejection by a numbered rule}
     *
     * @param code what went wrong, for programs
     * @param sentence what went wrong, for people
     * @param rule the id of the rule
     */
    public static Rejection of(String code, String sentence, String rule) {
        return new Rejection(code, sentence, Option.some(rule));
    }

    /** The sentence, followed by the rule in brackets and the code. */
    @Override
    public String toString() {
        return sentence + rule.map(id -> " [" + id + "]").getOrElse("") + " (" + code + ")";
    }

    private static boolean isKebabCase(String code) {
        boolean word = false;
        for (int i = 0; i < code.length(); i++) {
            char c = code.charAt(i);
            if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) {
                word = true;
            } else if (c == '-' && word) {
                word = false;
            } else {
                return false;
            }
        }
        return word;
    }
}
