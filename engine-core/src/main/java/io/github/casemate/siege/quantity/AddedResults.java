package io.github.casemate.siege.quantity;

import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.table.AttackState;

/**
 * RUL-6: how many results of a face join the dice of an attack.
 *
 * @param attack the attack
 * @param face the face
 * @param base the number before any card changes it
 */
public record AddedResults(AttackState attack, Face face, int base) implements Quantity {

    @Override
    public boolean aidsAttack() {
        return true;
    }
}
