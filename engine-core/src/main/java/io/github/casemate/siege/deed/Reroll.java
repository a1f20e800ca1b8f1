package io.github.casemate.siege.deed;

import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.table.Assault;

/**
 * To roll some of the dice again.
 *
 * @param assault the attack
 * @param dice the dice to roll
 */
public record Reroll(Assault assault, Faces dice) implements Deed {}
