package io.github.casemate.siege.spi;

import io.github.casemate.agenda.AutoStep;
import io.github.casemate.siege.table.Table;

/**
 * A step that leads on to the next turn, or ends the game. Every agenda of a game that is not over has one, and it is
 * the last: so the agenda never runs out, and whatever waits before it belongs to the current turn.
 */
public interface TurnEnd extends AutoStep<Table> {}
