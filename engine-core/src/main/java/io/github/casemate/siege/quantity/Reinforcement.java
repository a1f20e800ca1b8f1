package io.github.casemate.siege.quantity;

import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.AttackState;

/**
 * ATK-9: how many stones of a colour the attacker takes.
 *
 * @param attack the attack
 * @param color the colour
 * @param base the number before any card changes it
 */
public record Reinforcement(AttackState attack, StoneColor color, int base) implements Quantity {}
