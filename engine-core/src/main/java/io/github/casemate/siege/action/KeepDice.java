package io.github.casemate.siege.action;

/**
 * ATK-14: do not roll again.
 */
public record KeepDice() implements Action {}
