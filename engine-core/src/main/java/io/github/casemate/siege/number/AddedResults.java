package io.github.casemate.siege.number;

import io.github.casemate.siege.box.Face;
import io.github.casemate.siege.table.Assault;

/**
 * RUL-6: how many results of a face join the dice of an attack.
 *
 * @param assault the attack
 * @param face the face
 * @param base the number before any card has been heard
 */
public record AddedResults(Assault assault, Face face, int base) implements Quantity {

    @Override
    public boolean aidsAttack() {
        return true;
    }
}
