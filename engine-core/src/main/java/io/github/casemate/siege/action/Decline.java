package io.github.casemate.siege.action;

import io.github.casemate.agenda.Action;

/**
 * Do not use what is offered.
 */
public record Decline() implements Action {}
