package io.github.casemate.siege.deed;

import io.github.casemate.siege.table.Assault;

/**
 * To reinforce.
 *
 * @param assault the attack
 */
public record TakeReinforcements(Assault assault) implements Deed {}
