package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.Card;

/**
 * ATK-5: destroy this ship with the imperial board's ability.
 *
 * @param ship the ship
 */
public record SinkShip(Card ship) implements Action {}
