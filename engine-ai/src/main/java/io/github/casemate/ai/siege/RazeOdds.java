package io.github.casemate.ai.siege;

/**
 * What comes of an attack on a fort whose first aim is to bring the fort down, and whose second is to fell stones.
 *
 * @param chance the chance that the fort falls, from 0 to 1
 * @param stones how many stones fall on average
 */
public record RazeOdds(double chance, double stones) {

    /** Differences that come from rounding sums of many terms are none. */
    private static final double ROUNDING = 1e-11;

    /**
     * {@return whether these odds are better for the attacker: the higher chance, and if that is the same, more stones}
     *
     * @param other other odds
     */
    public boolean isBetterThan(RazeOdds other) {
        return isBetter(chance, stones, other.chance, other.stones);
    }

    static boolean isBetter(double chance, double stones, double otherChance, double otherStones) {
        double more = chance - otherChance;
        return more > ROUNDING || (more >= -ROUNDING && stones > otherStones + ROUNDING);
    }
}
