package io.github.casemate.fog.action;

/**
 * CHA-3: chance has rolled one, two or three dice.
 *
 * @param dice their faces, ascending, as one number: 2, 2 and 5 are 225
 */
public record CombatRoll(int dice) implements FogAction {}
