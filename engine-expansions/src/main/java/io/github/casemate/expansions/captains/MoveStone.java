package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Action;

/**
 * Move a stone to another space of its fort.
 *
 * @param from where it stands
 * @param to the empty space it goes to
 */
public record MoveStone(int from, int to) implements Action {}
