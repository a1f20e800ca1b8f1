package io.github.casemate.siege.quantity;

import io.github.casemate.siege.table.AttackState;

/**
 * ATK-7: how many results of the attack colour count in a first wave.
 *
 * @param attack the attack
 * @param base the number before any card changes it
 */
public record WaveResults(AttackState attack, int base) implements Quantity {}
