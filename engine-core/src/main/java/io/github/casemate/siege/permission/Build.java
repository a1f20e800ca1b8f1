package io.github.casemate.siege.permission;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;

/**
 * To build a card.
 *
 * @param player who wants to
 * @param card the card
 */
public record Build(PlayerId player, Card card) implements Permission {}
