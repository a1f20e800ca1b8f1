package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;

/**
 * ATK-4: use no more Leadership.
 */
public record EndLeadership() implements Action {}
