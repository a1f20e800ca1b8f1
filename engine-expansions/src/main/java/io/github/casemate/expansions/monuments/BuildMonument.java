package io.github.casemate.expansions.monuments;

import io.github.casemate.agenda.Action;

/**
 * Build a monument on this island.
 *
 * @param island the island
 */
public record BuildMonument(Island island) implements Action {}
