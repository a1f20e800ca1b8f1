package io.github.casemate.app.board;

/** How much of the table is drawn, for screens of different heights. */
public enum Detail {
    /** Everything. */
    FULL,
    /** Everything but the cards in hands. */
    WITHOUT_HANDS,
    /** A line for each fort. */
    TERSE
}
