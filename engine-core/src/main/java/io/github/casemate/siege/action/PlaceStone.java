package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.StoneColor;

/**
 * FRT-2: put a stone of this colour on this space.
 *
 * @param space the space
 * @param color the colour
 */
public record PlaceStone(int space, StoneColor color) implements Action {}
