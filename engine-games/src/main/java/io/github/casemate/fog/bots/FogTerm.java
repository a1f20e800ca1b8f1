package io.github.casemate.fog.bots;

/**
 * What the evaluation looks at, and what each is worth: the unit is one building at the end of the game. All but points
 * fade in the countdown, when there is less and less time to use them.
 */
enum FogTerm {
    /** WIN-2: a point. */
    POINT(1.0),
    /** TRN-2: a coin in each turn. */
    INCOME(0.35),
    /** A coin. */
    COIN(0.08),
    /** A basic figure on the board. */
    BASIC(0.5),
    /** An elite figure on the board. */
    ELITE(1.1),
    /** LGT-3: the lighthouse while there is fog, beside its points and its income. */
    LIGHTHOUSE(1.5),
    /** CON-1: standing on another player's building, which will fall; times what it brings. */
    HELD(0.7),
    /** CON-3: standing on another player's own base. */
    BASE_HELD(6.0),
    /** A building that somebody can come to or attack: times what it brings, and the odds of the fight. */
    THREAT(-0.15),
    /** An own base that somebody can come to or attack; times the odds of the fight. */
    BASE_THREAT(-1.5),
    /** What a unit is near to: a lot, a building of others or fog; times what that brings, less with the distance. */
    NEAR(0.5);

    private final double weight;

    FogTerm(double weight) {
        this.weight = weight;
    }

    double weight() {
        return weight;
    }
}
