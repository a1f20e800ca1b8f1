package io.github.casemate.fire.bots;

/**
 * What counts in a position of King of Fire Island, for one player. The strength of a player is the sum of all terms, each
 * times its weight; the chances to win are as the exponentials of the strengths. The weights are fitted to 500 games of two
 * players with a purpose who took one answer in eight at random; bonuses were not in use there, and count like points.
 */
public enum FireTerm {
    /** Points that count now. */
    POINTS(0.45, "points"),
    /** Points that the Giant or an army keeps from counting. */
    SHUT_POINTS(0.46, "points of buildings that are shut down"),
    /** How near the end is. */
    NEARLY_KING(0.64, "one divided by the number of points that are missing"),
    /** What can be built next. */
    BEST_GOAL(0.42, "the best building that could be built: its worth, less with each round it still takes"),
    /** What can be built after it. */
    OTHER_GOALS(0.22, "the same for the next three, together"),
    /** What comes in. */
    INCOME(0.18, "elements in a round, on average"),
    /** How many kinds come in. */
    KINDS(0.16, "different kinds that are produced"),
    /** What lies ready. */
    PILE(0.03, "elements in the Resource pile, up to ten"),
    /** What can be done to others. */
    EVENTS(0.15, "events in the hand that can be played at any time, up to two"),
    /** What a flood would take. */
    SHORE(-0.03, "cells of own bricks beside water, originals apart"),
    /** What buildings do for their owner in the Advanced game. */
    BONUSES(0.45, "bonuses that work, each as a part of a point; only in the Advanced game");

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
