package io.github.casemate.pack;

/** How much of a game is drawn, for screens of different heights. */
public enum Detail {
    /** Everything. */
    FULL,
    /** Everything but what is shown elsewhere or matters least, such as the cards in hands. */
    LESS,
    /** As few lines as possible, such as one for each thing on the table. */
    LEAST
}
