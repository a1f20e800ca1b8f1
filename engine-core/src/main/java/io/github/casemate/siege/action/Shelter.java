package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;

/**
 * Save this many colonists.
 *
 * @param number how many
 */
public record Shelter(int number) implements Action {}
