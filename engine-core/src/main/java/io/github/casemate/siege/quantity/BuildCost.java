package io.github.casemate.siege.quantity;

import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.table.Fort;

/**
 * BLD-1, SHP-1: how many colonists a card costs at a fort.
 *
 * @param card the building or ship
 * @param fort the fort that would pay
 * @param base the number before any card changes it
 */
public record BuildCost(Card card, Fort fort, int base) implements Quantity {

    @Override
    public int floor() {
        return 1;
    }
}
