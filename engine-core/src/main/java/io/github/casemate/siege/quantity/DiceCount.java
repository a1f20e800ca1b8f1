package io.github.casemate.siege.quantity;

import io.github.casemate.siege.table.AttackState;

/**
 * ATK-2: how many dice an attack rolls.
 *
 * @param attack the attack
 * @param base the number before any card changes it
 */
public record DiceCount(AttackState attack, int base) implements Quantity {

    @Override
    public int floor() {
        return 1;
    }
}
