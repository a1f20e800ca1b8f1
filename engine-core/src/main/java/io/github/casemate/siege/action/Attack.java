package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.Card;

/**
 * ATK-1: attack this fort.
 *
 * @param fort the fort
 */
public record Attack(Card fort) implements Action {}
