package io.github.casemate.siege.quantity;

import io.github.casemate.siege.table.AttackState;

/**
 * ATK-4: how many Leadership results the use of an ability costs.
 *
 * @param attack the attack
 * @param base the number before any card changes it
 */
public record LeadershipPrice(AttackState attack, int base) implements Quantity {

    /** An ability that costs nothing could be used forever. */
    @Override
    public int floor() {
        return 1;
    }
}
