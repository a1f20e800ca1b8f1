package io.github.casemate.fog.bots;

/**
 * What the evaluation looks at, and what each is worth: the unit is one building at the end of the game. All but points
 * fade in the countdown, when there is less and less time to use them.
 */
public enum FogTerm {
    /** WIN-2. */
    POINT("points: one for each building, and three more for the lighthouse", 1.0),
    /** TRN-2. */
    INCOME("coins of a turn, as far as factories and bases can use them", 0.35),
    /** TRN-2. */
    IDLE_INCOME("coins of a turn beyond that", 0.1),
    /** RUL-1. */
    COIN("coins, up to twelve", 0.08),
    /** TRN-3: no more units than these have a turn. */
    UNIT("units, as far as they can be activated in a turn", 0.3),
    /** A basic figure. */
    BASIC("basic figures on the board", 0.4),
    /** An elite figure. */
    ELITE("elite figures on the board", 0.5),
    /** LGT-3. */
    LIGHTHOUSE("the lighthouse while there is fog, beside its points and its income", 1.5),
    /** CON-1. */
    HELD("standing on somebody else's building: times what it brings, and the odds to stay there", 1.1),
    /** CON-3. */
    BASE_HELD("standing on somebody else's own base, times the odds to stay there", 8.0),
    /** CBT-1. */
    THREAT("own buildings that enemies can come to: times what they bring, and the odds that they take it", -0.05),
    /** CBT-1, LGT-1. */
    TOWER_THREAT("the own lighthouse if enemies can come to it, times the odds that they take it", -0.5),
    /** CBT-1, CON-3. */
    BASE_THREAT("the own base if enemies can come to it, times the odds that they take it", -1.5),
    /** Where units are going. */
    NEAR("for each unit, the best of what follows, less with each step to it", 1.0),
    /** BLD-1. */
    LOT("near to a unit: an empty lot", 2.2),
    /** LGT-1. */
    TOWER("near to a unit: the lighthouse, if somebody else or nobody has it", 4.0),
    /** CON-1. */
    ENEMY("near to a unit: a city or factory of somebody else", 2.5),
    /** CON-3. */
    ENEMY_BASE("near to a unit: a base of somebody else", 5.0),
    /** RUL-14. */
    LOST("near to a unit: an own building on which an enemy stands", 2.5),
    /** RUL-14. */
    LOST_BASE("near to a unit: the own base with an enemy on it", 8.0),
    /** EXP-1. */
    FOG("near to a unit: fog", 1.0);

    private final String meaning;
    private final double weight;

    FogTerm(String meaning, double weight) {
        this.meaning = meaning;
        this.weight = weight;
    }

    /** {@return what is counted} */
    public String meaning() {
        return meaning;
    }

    /** {@return what one of it is worth} */
    public double weight() {
        return weight;
    }
}
