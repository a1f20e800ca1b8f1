package io.github.casemate.ai.siege;

/**
 * What the evaluation of Island Siege looks at on each player's side, and how much it counts. The unit is such that a
 * victory in hand counts 100. The sum of all terms, each times its weight, is what the side is worth.
 */
public enum Term {
    /** How near the nearer of the two victories is. */
    NEARER_VICTORY(100, "the nearer victory: 0.8 to the power of the turns that it is away"),
    /** How near the other one is. */
    OTHER_VICTORY(25, "the other victory, likewise"),
    /** What would be lost with the fort whose fall hurts most, by the exact dice odds, if an opponent moves next. */
    RISK(-90, "what both lose with the fort whose fall would hurt most, times the chance that it falls to an attack"),
    /** The same if the player moves next, and may mend it or strike. */
    RISK_LATER(-50, "the same, if the player themselves moves next"),
    /** Coins, each. */
    COINS(0.3, "coins, each"),
    /** Cards in play, each. */
    CARDS(0.7, "forts, buildings and ships, each, for their texts"),
    /** Stones in the personal supply, the first ones counting most. */
    STONES(9, "stones in the supply: 1 - 0.8 to the power of their number"),
    /** The hand, the first cards counting most. */
    HAND(4, "the hand: 1 - 0.75 to the power of the usual cards that it is worth");

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

    static double[] weights() {
        double[] weights = new double[ALL.length];
        for (Term term : ALL) {
            weights[term.ordinal()] = term.weight;
        }
        return weights;
    }
}
