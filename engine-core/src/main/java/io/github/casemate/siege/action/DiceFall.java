package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.Faces;

/**
 * Chance: the dice in the air show these faces.
 *
 * @param dice what they show
 */
public record DiceFall(Faces dice) implements Action {}
