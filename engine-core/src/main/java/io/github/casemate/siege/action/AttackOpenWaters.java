package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;

/**
 * ATK-12: attack without a target.
 */
public record AttackOpenWaters() implements Action {}
