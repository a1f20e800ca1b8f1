package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.Card;

/**
 * Play this captain card (CAP-1).
 *
 * @param card the card, from one's own captain hand
 */
public record PlayCaptain(Card card) implements Action {}
