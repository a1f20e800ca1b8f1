package io.github.casemate.siege.spi;

/**
 * Something on the agenda: a plain value that says what happens next. It has one of three shapes: {@link AutoStep},
 * {@link Question}, {@link ChanceStep}. A step points at places, never at a hidden card, because the agenda is open
 * to all.
 */
public interface Step {

    /**
     * Takes the step: runs it, or asks.
     *
     * @param play where it happens
     */
    void take(Play play);
}
