package io.github.casemate.siege.number;

import io.github.casemate.siege.table.Assault;

/**
 * ATK-3: how many re-rolls an attack has.
 *
 * @param assault the attack
 * @param base the number before any card has been heard
 */
public record RerollCount(Assault assault, int base) implements Quantity {

    @Override
    public boolean aidsAttack() {
        return true;
    }
}
