package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;

/**
 * ACT-1: take the Draw action.
 */
public record DrawCards() implements Action {}
