package io.github.casemate.siege.action;

/**
 * Save this many colonists.
 *
 * @param number how many
 */
public record Shelter(int number) implements Action {}
