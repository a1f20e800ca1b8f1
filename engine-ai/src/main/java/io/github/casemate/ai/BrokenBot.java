package io.github.casemate.ai;

/**
 * A bot that was found but cannot be used. It is left out; the others can be used.
 *
 * @param name its name; empty if even that is not known
 * @param reason which provider it is, and what is wrong with it: a sentence without a capital and a full stop
 */
public record BrokenBot(String name, String reason) {}
