package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.Card;

/**
 * SET-5: pass this card to the left neighbour.
 *
 * @param card the card
 */
public record PassCard(Card card) implements Action {}
