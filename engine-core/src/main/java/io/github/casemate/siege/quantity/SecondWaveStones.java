package io.github.casemate.siege.quantity;

import io.github.casemate.siege.table.AttackState;

/**
 * ATK-10: how many stones a second wave fells.
 *
 * @param attack the attack
 * @param base the number before any card changes it
 */
public record SecondWaveStones(AttackState attack, int base) implements Quantity {}
