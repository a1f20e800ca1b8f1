package io.github.casemate.expansions.monuments;

import io.github.casemate.kernel.PlayerId;

/**
 * A monument, and the colonist who keeps it for the rest of the game.
 *
 * @param island where it stands
 * @param owner who built it
 */
public record Monument(Island island, PlayerId owner) {}
