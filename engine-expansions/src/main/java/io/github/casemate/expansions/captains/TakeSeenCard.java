package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.Card;

/**
 * Take this card from the hand that has been seen.
 *
 * @param card the card
 */
public record TakeSeenCard(Card card) implements Action {}
