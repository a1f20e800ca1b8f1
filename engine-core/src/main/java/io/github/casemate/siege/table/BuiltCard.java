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
     * The same card with another crew.
     *
     * @param other the crew
     * @return the card with it
     */
    public BuiltCard withCrew(Crew other) {
        return new BuiltCard(card, other, used);
    }

    /**
     * The same card, used another number of times.
     *
     * @param times how often it has been used this turn
     * @return the card after it
     */
    public BuiltCard withUsed(int times) {
        return used == times ? this : new BuiltCard(card, crew, times);
    }
}
