package io.github.casemate.siege.box;

/** What kinds of cards there are. */
public enum CardType {
    /** Stands by the sea and holds stones and colonists. */
    FORT,
    /** Stands below a fort. */
    BUILDING,
    /** Lies beside the imperial board. */
    SHIP,
    /** Is played from the hand and never stays on the table. */
    ORDER
}
