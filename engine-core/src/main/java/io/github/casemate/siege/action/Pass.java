package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;

/**
 * RUL-13: do nothing, because there is nothing to do.
 */
public record Pass() implements Action {}
