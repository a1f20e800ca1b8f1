package io.github.casemate.fog.action;

/**
 * CBT-4: roll these dice again.
 *
 * @param dice their faces, ascending, as one number: 2 and 5 are 25
 */
public record RollAgain(int dice) implements FogAction {}
