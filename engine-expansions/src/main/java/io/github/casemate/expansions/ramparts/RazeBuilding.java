package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.Card;

/**
 * RUL-70: with this card, destroy a building below the defending fort.
 *
 * @param card the card
 * @param building the building
 */
public record RazeBuilding(Card card, Card building) implements Action {}
