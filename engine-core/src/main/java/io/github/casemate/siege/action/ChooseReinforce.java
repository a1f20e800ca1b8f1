package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;

/**
 * ATK-8: take reinforcements.
 */
public record ChooseReinforce() implements Action {}
