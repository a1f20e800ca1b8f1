package io.github.casemate.ai.siege;

/**
 * What the evaluation of Island Siege looks at on each player's side, and how much it counts. The sum of all terms,
 * each times its weight, is a player's strength; how likely somebody wins follows from the strengths of all. A
 * difference of one in strength is about a chance of 73 to 27.
 */
public enum Term {
    /** Coins, each. */
    COINS(0.10, "coins, each"),
    /** VIC-3 is met: the player wins when their turn comes, unless somebody catches up. */
    ECONOMIC_THREAT(2.0, "enough coins for the economic victory, and more than everybody else"),
    /** Colonists that have left the imperial board, each. */
    COLONISTS_OUT(0.25, "colonists away from home, each"),
    /** VIC-2 is met: the player wins when their turn comes, unless a colonist is sent home. */
    COLONIST_THREAT(2.0, "no colonist at home: wins when the turn comes"),
    /** The next Colonize phase takes the last colonists from home. */
    COLONIST_PROMISE(0.7, "the next Colonize phase brings out the last colonists"),
    /** COL-4: the bottom level is empty. */
    EXTRA_REROLL(0.1, "bottom level empty: one more re-roll"),
    /** COL-4: the middle level is empty. */
    EXTRA_DIE(0.2, "middle level empty: one more die"),
    /** Forts, each. */
    FORTS(0.4, "forts, each"),
    /** Forts that will take a colonist in the next Colonize phase, each. */
    GROWTH(0.25, "forts with room for a colonist, each"),
    /** Stones on forts, each. */
    WALLS(0.05, "stones on forts, each"),
    /** The chances that forts fall to the strongest attack at once, by the exact dice odds, added up. */
    WEAKNESS(-0.4, "chance that a fort falls to an attack, by the exact odds, added up over the forts"),
    /** The colonists on and below forts, each times the chance that its fort falls. */
    AT_RISK(-0.15, "colonists that would come home with it, each times that chance"),
    /** Stones in the personal supply, each. */
    SUPPLY(0.08, "stones in the personal supply, each"),
    /** Cards in the hand, each. */
    HAND(0.05, "cards in the hand, each"),
    /** The most coins that a card of the hand could bring at once. */
    READY_COINS(0.06, "coins of the best building or ship in the hand that can be paid"),
    /** Buildings in play, each. */
    BUILDINGS(0.1, "buildings, each"),
    /** Ships in play, each. */
    SHIPS(0.1, "ships, each"),
    /** It is this player's turn. */
    TURN(0.2, "it is their turn");

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
     * @return the weight that the bots use unless they are given others
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
