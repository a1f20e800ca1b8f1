package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;

/**
 * FRT-2: put no stone on this space.
 *
 * @param space the space
 */
public record LeaveEmpty(int space) implements Action {}
