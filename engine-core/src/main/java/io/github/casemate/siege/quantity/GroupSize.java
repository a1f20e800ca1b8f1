package io.github.casemate.siege.quantity;

import io.github.casemate.siege.table.AttackState;

/**
 * DEF-2: how large a connected group counts in a first wave.
 *
 * @param attack the attack
 * @param base the number before any card changes it
 */
public record GroupSize(AttackState attack, int base) implements Quantity {}
