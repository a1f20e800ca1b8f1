package io.github.casemate.ai.siege;

/**
 * The prospects of an attack whose first aim is to bring the fort down, and whose second is to fell stones.
 *
 * @param chance the chance that the fort falls, from 0 to 1
 * @param stones how many stones fall on average
 */
public record RazeOdds(double chance, double stones) {

    /** Smaller differences come from rounding sums of many terms, and do not count. */
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
