package io.github.casemate.app.arena;

/** Who meets whom. */
public enum Pairing {
    /** Everybody meets everybody else. */
    ROUND_ROBIN,
    /** The first bot meets each of the others. */
    FIELD,
    /** As many different bots to a table as there are seats. */
    TABLES
}
