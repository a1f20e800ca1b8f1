package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.Card;

/**
 * Discard this card.
 *
 * @param card the card
 */
public record DiscardCard(Card card) implements Action {}
