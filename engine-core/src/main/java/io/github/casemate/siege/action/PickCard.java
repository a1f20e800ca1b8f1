package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.Card;

/**
 * Chance: this card of a hand is picked.
 *
 * @param card the card
 */
public record PickCard(Card card) implements Action {}
