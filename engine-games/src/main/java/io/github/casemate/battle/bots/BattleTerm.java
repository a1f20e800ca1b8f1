package io.github.casemate.battle.bots;

/**
 * What counts in a position of Battle for the Island, for one side. The strength of a side is the sum of all terms, each
 * times its weight; the difference of both strengths is the logarithm of the odds to win. The weights are fitted to
 * 5,000 games of a greedy bot against itself, except for {@link #SHOTS_LATER}: those games had too few of such shots.
 */
public enum BattleTerm {
    /** Soldiers on the Island. */
    SOLDIERS(0.363, "soldiers on the Island, each"),
    /** Jeeps on the Island. */
    JEEPS(0.375, "jeeps on the Island, each"),
    /** Tanks on the Island. */
    TANKS(0.376, "tanks on the Island, each"),
    /** Characters on the pad. */
    RESERVES(0.382, "characters on the pad, each"),
    /** Those of them that a zero could bring on. */
    READY(0.083, "columns of the pad that can advance, each"),
    /** How near the end is. */
    LAST_ONES(-1.9, "one divided by the number of characters left"),
    /** Lines of fire of the player on turn. */
    SHOTS_NOW(0.504, "what open shots would gain now, on turn"),
    /** Lines of fire of the other player. */
    SHOTS_LATER(0.15, "what open shots would gain if nothing changed, not on turn"),
    /** What the roll in hand can bring into range. */
    REACH_NOW(0.399, "what the best move with the roll in hand would bring into range"),
    /** What the next roll can bring into range. */
    REACH_LATER(0.506, "what the best move would bring into range, exact average over the faces of the next roll"),
    /** Characters with something or the edge right before them. */
    STUCK(-0.139, "characters that no roll can move, each"),
    /** How likely a free removal is. */
    STUCK_CHANCE(-0.744, "exact chance that the next roll can be used by nobody"),
    /** Who has a roll in hand. */
    MOVE(0.051, "the player is on turn and has not moved yet");

    private static final BattleTerm[] ALL = values();

    private final double weight;
    private final String meaning;

    BattleTerm(double weight, String meaning) {
        this.weight = weight;
        this.meaning = meaning;
    }

    /** {@return how much one unit of it counts} */
    public double weight() {
        return weight;
    }

    /** {@return what is counted, as a phrase for people} */
    public String meaning() {
        return meaning;
    }

    static int count() {
        return ALL.length;
    }

    static double strength(double[] terms) {
        double sum = 0;
        for (BattleTerm term : ALL) {
            sum += term.weight * terms[term.ordinal()];
        }
        return sum;
    }
}
