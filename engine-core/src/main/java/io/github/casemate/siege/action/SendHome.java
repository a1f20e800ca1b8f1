package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.Card;

/**
 * Send this many colonists of this fort home.
 *
 * @param fort the fort
 * @param number how many
 */
public record SendHome(Card fort, int number) implements Action {}
