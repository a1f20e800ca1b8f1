package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.StoneColor;

/**
 * Replace a stone with one of another colour.
 *
 * @param space the space
 * @param color the colour of the new stone
 */
public record ReplaceStone(int space, StoneColor color) implements Action {}
