package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;
import io.github.casemate.siege.box.Faces;

/**
 * ATK-3: roll these dice again.
 *
 * @param dice what they show now
 */
public record RerollDice(Faces dice) implements Action {}
