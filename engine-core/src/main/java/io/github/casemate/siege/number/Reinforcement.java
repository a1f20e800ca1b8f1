package io.github.casemate.siege.number;

import io.github.casemate.siege.box.StoneColor;
import io.github.casemate.siege.table.Assault;

/**
 * ATK-9: how many stones of a colour the attacker takes.
 *
 * @param assault the attack
 * @param color the colour
 * @param base the number before any card has been heard
 */
public record Reinforcement(Assault assault, StoneColor color, int base) implements Quantity {}
