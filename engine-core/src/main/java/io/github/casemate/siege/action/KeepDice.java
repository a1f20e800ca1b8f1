package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;

/**
 * ATK-14: do not roll again.
 */
public record KeepDice() implements Action {}
