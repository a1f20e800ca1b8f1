package io.github.casemate.siege.permission;

import io.github.casemate.siege.table.AttackState;

/**
 * To reinforce.
 *
 * @param attack the attack
 */
public record TakeReinforcements(AttackState attack) implements Permission {}
