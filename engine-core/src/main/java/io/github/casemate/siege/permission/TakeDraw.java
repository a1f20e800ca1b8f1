package io.github.casemate.siege.permission;

import io.github.casemate.kernel.PlayerId;

/**
 * To take the Draw action.
 *
 * @param player who wants to
 */
public record TakeDraw(PlayerId player) implements Permission {}
