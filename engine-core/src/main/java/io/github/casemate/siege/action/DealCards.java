package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.CardSet;

/**
 * Chance: these cards are drawn.
 *
 * @param deck the deck's id
 * @param cards the cards
 */
public record DealCards(String deck, CardSet cards) implements Action {}
