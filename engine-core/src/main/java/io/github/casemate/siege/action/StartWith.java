package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;
import io.github.casemate.kernel.PlayerId;

/**
 * Chance, SET-6: this player begins.
 *
 * @param player the starting player
 */
public record StartWith(PlayerId player) implements Action {}
