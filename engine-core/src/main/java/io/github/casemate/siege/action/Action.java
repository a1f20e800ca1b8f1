package io.github.casemate.siege.action;

/**
 * An answer to a question of the game: of a player, or of chance. Rule modules add actions of their own; each is a
 * record.
 */
public interface Action {}
