package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;

/**
 * BLD-3: put the repair stone on this space.
 *
 * @param space the space
 */
public record RepairSpace(int space) implements Action {}
