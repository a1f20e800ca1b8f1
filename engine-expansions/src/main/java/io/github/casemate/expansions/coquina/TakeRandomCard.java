package io.github.casemate.expansions.coquina;

import io.github.casemate.agenda.Action;
import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;

/**
 * RUL-76: with this card, take a card at random from a player's hand.
 *
 * @param card the card that takes it
 * @param player who loses it
 */
public record TakeRandomCard(Card card, PlayerId player) implements Action {}
