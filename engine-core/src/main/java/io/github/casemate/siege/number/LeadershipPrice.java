package io.github.casemate.siege.number;

import io.github.casemate.siege.table.Assault;

/**
 * ATK-4: how many Leadership results the use of an ability costs.
 *
 * @param assault the attack
 * @param base the number before any card has been heard
 */
public record LeadershipPrice(Assault assault, int base) implements Quantity {

    /** What costs nothing could be used for ever. */
    @Override
    public int floor() {
        return 1;
    }
}
