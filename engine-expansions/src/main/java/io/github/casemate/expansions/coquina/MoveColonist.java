package io.github.casemate.expansions.coquina;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.Card;

/**
 * RUL-75: move a colonist from one fort to another.
 *
 * @param from the fort it leaves
 * @param to the fort it goes to
 */
public record MoveColonist(Card from, Card to) implements Action {}
