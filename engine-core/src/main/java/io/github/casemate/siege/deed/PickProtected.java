package io.github.casemate.siege.deed;

import io.github.casemate.siege.table.Assault;

/**
 * To pick a stone in a second wave that has another in front of it.
 *
 * @param assault the attack
 * @param space where it stands
 */
public record PickProtected(Assault assault, int space) implements Deed {}
