package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.Card;

/**
 * FRT-1: build this fort.
 *
 * @param card the fort
 */
public record BuildFort(Card card) implements Action {}
