package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.StoneColor;

/**
 * RUL-70: with this card, take a stone of this colour from the general supply.
 *
 * @param card the card
 * @param color the colour
 */
public record TakeStone(Card card, StoneColor color) implements Action {}
