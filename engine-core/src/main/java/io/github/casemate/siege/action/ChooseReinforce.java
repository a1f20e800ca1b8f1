package io.github.casemate.siege.action;

/**
 * ATK-8: take reinforcements.
 */
public record ChooseReinforce() implements Action {}
