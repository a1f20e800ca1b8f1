package io.github.casemate.fire.bots;

/**
 * What counts in a position of King of Fire Island, for one player. The strength of a player is the sum of all terms, each
 * times its weight; the chance to win is as the exponentials of the strengths.
 */
public enum FireTerm {
    /** Points that count now. */
    POINTS(1.0, "points"),
    /** Points that the Giant or an army keeps from counting. */
    SHUT_POINTS(0.5, "points of buildings that are shut down"),
    /** How near the end is. */
    NEARLY_KING(1.0, "one divided by the number of points that are missing"),
    /** What can be built next. */
    BEST_GOAL(0.8, "the best building that could be built: its worth, less with each round it still takes"),
    /** What can be built after it. */
    OTHER_GOALS(0.4, "the same for the next three, together"),
    /** What comes in. */
    INCOME(0.3, "elements in a round, on average"),
    /** How many kinds come in. */
    KINDS(0.1, "different kinds that are produced"),
    /** What lies ready. */
    PILE(0.05, "elements in the Resource pile, up to ten"),
    /** Whom the Giant looks at. */
    NOTICED(-0.1, "the Giant would notice the player"),
    /** What can be done to others. */
    EVENTS(0.1, "events in the hand that can be played at any time, up to two"),
    /** What a flood would take. */
    SHORE(-0.02, "cells of own bricks beside water, originals apart");

    private static final FireTerm[] ALL = values();

    private final double weight;
    private final String meaning;

    FireTerm(double weight, String meaning) {
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
        for (FireTerm term : ALL) {
            sum += term.weight * terms[term.ordinal()];
        }
        return sum;
    }
}
