package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.Action;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.StoneColor;

/**
 * RUL-70: with this card, take a stone of this colour from a player's personal supply.
 *
 * @param card the card
 * @param player who loses it
 * @param color the colour
 */
public record PlunderStone(Card card, PlayerId player, StoneColor color) implements Action {}
