package io.github.casemate.siege.permission;

import io.github.casemate.siege.box.Faces;
import io.github.casemate.siege.table.AttackState;

/**
 * To roll some of the dice again.
 *
 * @param attack the attack
 * @param dice the dice to roll
 */
public record Reroll(AttackState attack, Faces dice) implements Permission {}
