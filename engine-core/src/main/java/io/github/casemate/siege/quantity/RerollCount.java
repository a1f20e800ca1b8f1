package io.github.casemate.siege.quantity;

import io.github.casemate.siege.table.AttackState;

/**
 * ATK-3: how many re-rolls an attack has.
 *
 * @param attack the attack
 * @param base the number before any card changes it
 */
public record RerollCount(AttackState attack, int base) implements Quantity {

    @Override
    public boolean aidsAttack() {
        return true;
    }
}
