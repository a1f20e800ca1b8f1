package io.github.casemate.siege.action;

/**
 * Do not use what is offered.
 */
public record Decline() implements Action {}
