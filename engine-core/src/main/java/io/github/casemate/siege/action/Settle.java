package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.Card;

/**
 * COL-3: this many colonists go to this fort.
 *
 * @param fort the fort
 * @param number how many
 */
public record Settle(Card fort, int number) implements Action {}
