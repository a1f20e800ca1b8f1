package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;
import io.github.casemate.kernel.PlayerId;

/**
 * Choose this opponent.
 *
 * @param player the opponent
 */
public record ChooseOpponent(PlayerId player) implements Action {}
