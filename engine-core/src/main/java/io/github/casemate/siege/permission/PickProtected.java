package io.github.casemate.siege.permission;

import io.github.casemate.siege.table.AttackState;

/**
 * To pick, in a second wave, a stone that has another in front of it.
 *
 * @param attack the attack
 * @param space where it stands
 */
public record PickProtected(AttackState attack, int space) implements Permission {}
