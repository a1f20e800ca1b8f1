package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.Card;

/**
 * BLD-1: build this building below that fort.
 *
 * @param card the building
 * @param fort the fort that pays
 */
public record BuildBuilding(Card card, Card fort) implements Action {}
