package io.github.casemate.siege.number;

import io.github.casemate.siege.table.Assault;

/**
 * DEF-2: how large a connected group counts in a first wave.
 *
 * @param assault the attack
 * @param base the number before any card has been heard
 */
public record GroupSize(Assault assault, int base) implements Quantity {}
