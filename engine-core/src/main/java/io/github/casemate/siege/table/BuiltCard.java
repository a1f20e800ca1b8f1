package io.github.casemate.siege.table;

import io.github.casemate.siege.box.Card;

/**
 * A building or a ship on the table.
 *
 * @param card the card
 * @param crew who is on it
 * @param used how often its ability has been used this turn, where that matters
 */
public record BuiltCard(Card card, Crew crew, int used) {

    /**
     * {@return the same card with another crew}
     *
     * @param other the crew
     */
    public BuiltCard withCrew(Crew other) {
        return new BuiltCard(card, other, used);
    }

    /**
     * {@return the same card with another number of uses}
     *
     * @param times how often it has been used this turn
     */
    public BuiltCard withUsed(int times) {
        return used == times ? this : new BuiltCard(card, crew, times);
    }
}
