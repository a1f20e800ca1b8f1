package io.github.casemate.siege.permission;

import io.github.casemate.kernel.PlayerId;
import io.github.casemate.siege.box.Card;

/**
 * To send a colonist home from a card without destroying the card.
 *
 * @param by who wants to
 * @param owner whose card it is
 * @param card the card
 */
public record LoseColonist(PlayerId by, PlayerId owner, Card card) implements Permission {}
