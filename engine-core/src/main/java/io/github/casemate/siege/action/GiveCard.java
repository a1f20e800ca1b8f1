package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;

/**
 * DRW-1: give this card to that opponent.
 *
 * @param card the card
 * @param to who gets it
 */
public record GiveCard(Card card, PlayerId to) implements Action {}
