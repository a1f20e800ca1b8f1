package io.github.casemate.siege.number;

import io.github.casemate.siege.table.Assault;

/**
 * ATK-2: how many dice an attack rolls.
 *
 * @param assault the attack
 * @param base the number before any card has been heard
 */
public record DiceCount(Assault assault, int base) implements Quantity {

    @Override
    public int floor() {
        return 1;
    }
}
