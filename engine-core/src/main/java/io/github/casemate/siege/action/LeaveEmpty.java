package io.github.casemate.siege.action;

/**
 * FRT-2: put no stone on this space.
 *
 * @param space the space
 */
public record LeaveEmpty(int space) implements Action {}
