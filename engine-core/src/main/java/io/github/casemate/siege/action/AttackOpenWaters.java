package io.github.casemate.siege.action;

/**
 * ATK-12: attack without a target.
 */
public record AttackOpenWaters() implements Action {}
