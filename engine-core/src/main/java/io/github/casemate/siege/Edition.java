package io.github.casemate.siege;

/** The two editions of the game. With two players and the same deck they play alike. */
public enum Edition {
    /** The first edition: two players (SET-8). */
    FIRST(2, 2),
    /** The second edition: two to four players (SET-8), and one against a seat that a module plays. */
    SECOND(2, 4);

    private final int fewest;
    private final int most;

    Edition(int fewest, int most) {
        this.fewest = fewest;
        this.most = most;
    }

    /**
     * {@return whether this many can sit at the table}
     *
     * @param seats the number of seats
     */
    public boolean seats(int seats) {
        return seats >= fewest && seats <= most;
    }
}
