package io.github.casemate.siege.permission;

import io.github.casemate.siege.table.AttackState;
import io.github.casemate.siege.table.Source;

/**
 * To use the ability of a card in an attack.
 *
 * @param attack the attack
 * @param source where the ability comes from
 */
public record UseAbility(AttackState attack, Source source) implements Permission {}
