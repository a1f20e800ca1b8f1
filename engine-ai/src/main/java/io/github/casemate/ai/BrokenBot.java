package io.github.casemate.ai;

/**
 * A bot that was found and cannot be used. It is left out; the others are there.
 *
 * @param name what it is called; empty if it could not even say that
 * @param reason which provider it is, and what is wrong with it: a sentence without its capital and its full stop
 */
public record BrokenBot(String name, String reason) {}
