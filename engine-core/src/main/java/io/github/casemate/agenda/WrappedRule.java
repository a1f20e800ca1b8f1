package io.github.casemate.agenda;

/**
 * A step, event or ability that stands for another one. If it breaks its contract, the one inside is meant: {@link
 * BrokenRuleException#type} is the class of that one.
 */
public interface WrappedRule {

    /** {@return the one inside} */
    Object rule();

    /** {@return where it is, to follow its description, such as {@code on Academy}; empty by default} */
    default String where() {
        return "";
    }
}
