package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.Card;

/**
 * Choose this card on the table.
 *
 * @param card the card
 */
public record ChooseCard(Card card) implements Action {}
