package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.Spaces;

/**
 * Swap the stones of these two spaces.
 *
 * @param spaces the two spaces
 */
public record SwapStones(Spaces spaces) implements Action {}
