package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.Card;

/**
 * SHP-1: build this ship with colonists of that fort.
 *
 * @param card the ship
 * @param fort the fort that pays
 */
public record BuildShip(Card card, Card fort) implements Action {}
