package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.Card;

/**
 * Use the ability of this card.
 *
 * @param card the card
 */
public record UseCard(Card card) implements Action {}
