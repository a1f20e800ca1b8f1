package io.github.casemate.siege.action;

/**
 * ATK-4: use no more Leadership.
 */
public record EndLeadership() implements Action {}
