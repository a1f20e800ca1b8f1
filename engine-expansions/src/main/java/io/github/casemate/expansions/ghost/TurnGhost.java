package io.github.casemate.expansions.ghost;

import io.github.casemate.agenda.Action;

/** GHO-7: turn the Ghost Captain's card face down. */
public record TurnGhost() implements Action {}
