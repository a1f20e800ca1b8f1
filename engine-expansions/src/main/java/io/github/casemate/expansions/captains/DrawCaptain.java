package io.github.casemate.expansions.captains;

import io.github.casemate.agenda.Action;

/** Draw a captain card (CAP-1). */
public record DrawCaptain() implements Action {}
