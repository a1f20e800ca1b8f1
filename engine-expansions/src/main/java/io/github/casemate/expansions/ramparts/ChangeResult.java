package io.github.casemate.expansions.ramparts;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.Card;
import io.github.casemate.siege.box.Face;

/**
 * RUL-67: with this card, change a result from one face to another.
 *
 * @param card the card
 * @param from what the result shows
 * @param to what it will show
 */
public record ChangeResult(Card card, Face from, Face to) implements Action {}
