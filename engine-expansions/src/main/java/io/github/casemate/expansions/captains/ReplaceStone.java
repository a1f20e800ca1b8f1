package io.github.casemate.expansions.captains;

import io.github.casemate.siege.action.Action;
import io.github.casemate.siege.box.StoneColor;

/**
 * Put a stone of another colour in the place of a stone.
 *
 * @param space the space
 * @param color the colour of the new stone
 */
public record ReplaceStone(int space, StoneColor color) implements Action {}
