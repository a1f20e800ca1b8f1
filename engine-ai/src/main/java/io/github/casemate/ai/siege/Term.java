package io.github.casemate.ai.siege;

/**
 * What the evaluation of Island Siege looks at on each player's side, and how much it counts. The sum of all terms,
 * each times its weight, is a player's strength, and the chances to win are as e to the power of the strengths: a lead
 * of one makes them 73 to 27.
 *
 * <p>The weights were fitted to the winners of 2,400 two-player games between searching and scripted bots.
 */
public enum Term {
    /** How near the colonist victory is (VIC-2). */
    COLONIST_RACE(0.59, "0.8 to the power of the turns until no colonist is at home, if nobody disturbs"),
    /** How near the economic victory is (VIC-3). */
    COIN_RACE(2.85, "0.8 to the power of the turns until there are coins enough, by and large"),
    /** The threat of a colonist victory: nobody is at home. */
    NOBODY_HOME(0.8, "no colonist is at home: the player wins when the turn comes"),
    /** Coins, which nobody can take away (LAW-10). */
    COINS(0.206, "coins, each"),
    /** Colonists that have left the imperial board. */
    COLONISTS_OUT(0.046, "colonists away from home, each"),
    /** Colonists that an attack could send home. */
    AT_RISK(-0.124, "colonists on and below a fort, each times the exact chance that it falls to an attack"),
    /** Forts. */
    FORTS(1.39, "forts, each"),
    /** Forts that an attack could bring down. */
    WEAKNESS(-0.96, "the exact chance that a fort falls to an attack, added up over the forts"),
    /** Forts that take a colonist in the next Colonize phase. */
    GROWTH(0.04, "forts with room for a colonist, each"),
    /** Buildings. */
    BUILDINGS(0.06, "buildings, each"),
    /** Ships. */
    SHIPS(0.4, "ships, each"),
    /** Stones in the personal supply, the first ones counting most. */
    STONES(2.08, "1 - 0.8 to the power of the number of stones in the supply"),
    /** The hand, the first cards counting most. */
    HAND(0.94, "1 - 0.75 to the power of the number of usual cards that the hand is worth"),
    /** Whose move it is. */
    MOVE(0.39, "the player moves next");

    private static final Term[] ALL = values();

    private final double weight;
    private final String meaning;

    Term(double weight, String meaning) {
        this.weight = weight;
        this.meaning = meaning;
    }

    /**
     * How much one unit of it counts.
     *
     * @return the weight that the bots use
     */
    public double weight() {
        return weight;
    }

    /**
     * What is counted, for people.
     *
     * @return a phrase
     */
    public String meaning() {
        return meaning;
    }

    static int count() {
        return ALL.length;
    }

    static double strength(double[] terms) {
        double sum = 0;
        for (Term term : ALL) {
            sum += term.weight * terms[term.ordinal()];
        }
        return sum;
    }
}
