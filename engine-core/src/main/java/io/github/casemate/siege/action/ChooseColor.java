package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.StoneColor;

/**
 * Choose this colour.
 *
 * @param color the colour
 */
public record ChooseColor(StoneColor color) implements Action {}
