package io.github.casemate.ai;

/**
 * How strong an opponent is, for people who play: one of the bots with a budget of its own.
 *
 * @param name the name of the level, such as {@code easy}; a bot is found by it too
 * @param about how it plays, in one sentence
 * @param bot the name of the bot that plays
 * @param budget how much it thinks about a decision
 */
public record Level(String name, String about, String bot, Budget budget) {}
