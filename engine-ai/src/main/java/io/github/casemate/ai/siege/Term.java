package io.github.casemate.ai.siege;

/**
 * What the evaluation of Island Siege looks at on each player's side, and how much it counts. The sum of all terms,
 * each times its weight, is a player's strength, and the chances of winning are proportional to e to the power of the
 * strengths: a lead of one makes them 73 to 27.
 *
 * <p>The weights were fitted to the winners of 4,800 two-player games between searching and scripted bots.
 */
public enum Term {
    /** How near a victory is, by either way (VIC-2, VIC-3). */
    RACE(1.98, "0.8 to the power of the turns until the nearer victory, if nobody disturbs"),
    /** How near the economic victory is (VIC-3), which no attack takes away. */
    COIN_RACE(2.71, "0.8 to the power of the turns until there are coins enough, if nobody disturbs"),
    /** The threat of a colonist victory: nobody is at home. */
    NOBODY_HOME(0.55, "no colonist is at home: the player wins when the turn comes"),
    /** Coins, which nobody can take away (LAW-10). */
    COINS(0.215, "coins, each"),
    /** What the hand brings with the stones and colonists that are there. */
    SOON(0.079, "coins that the next four turns bring, if nobody disturbs, each"),
    /** Colonists that have left the imperial board. */
    COLONISTS_OUT(0.09, "colonists away from home, each"),
    /** Colonists that an attack could send home. */
    AT_RISK(-0.167, "colonists on and below a fort, each times the exact chance that it falls to an attack"),
    /** Forts. */
    FORTS(1.61, "forts, each"),
    /** Forts that an attack could bring down. */
    WEAKNESS(-1.15, "the exact chance that a fort falls to an attack, added up over the forts"),
    /** Ships. */
    SHIPS(0.225, "ships, each"),
    /** Stones in the personal supply. */
    STONES(0.171, "stones in the supply, each up to six"),
    /** Forts that can be built. */
    FORT_CARDS(0.472, "fort cards in hand, each up to two"),
    /** All cards in hand. */
    HAND(0.045, "cards in hand, each up to five"),
    /** Whose move it is. */
    MOVE(0.533, "the player moves next");

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

    /** {@return what is counted, as a phrase for people} */
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
