package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.Spaces;

/**
 * ATK-7, ATK-10: these stones fall.
 *
 * @param spaces where they stand
 */
public record FellStones(Spaces spaces) implements Action {}
