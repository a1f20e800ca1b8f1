package io.github.casemate.siege.action;

/**
 * RUL-13: do nothing, because there is nothing to do.
 */
public record Pass() implements Action {}
