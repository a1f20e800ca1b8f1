package io.github.casemate.siege.action;

/**
 * ACT-1: take the Draw action.
 */
public record DrawCards() implements Action {}
