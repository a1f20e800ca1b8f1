package io.github.casemate.siege.number;

import io.github.casemate.siege.table.Assault;

/**
 * ATK-7: how many results of the attack colour count in a first wave.
 *
 * @param assault the attack
 * @param base the number before any card has been heard
 */
public record WaveResults(Assault assault, int base) implements Quantity {}
