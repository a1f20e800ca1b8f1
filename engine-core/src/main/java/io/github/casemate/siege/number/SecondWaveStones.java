package io.github.casemate.siege.number;

import io.github.casemate.siege.table.Assault;

/**
 * ATK-10: how many stones a second wave fells.
 *
 * @param assault the attack
 * @param base the number before any card has been heard
 */
public record SecondWaveStones(Assault assault, int base) implements Quantity {}
