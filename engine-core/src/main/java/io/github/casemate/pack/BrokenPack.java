package io.github.casemate.pack;

/**
 * A pack that can be found but not used.
 *
 * @param name its id; if that is not known, its class; empty if not even that is known
 * @param reason what is wrong, for people
 */
public record BrokenPack(String name, String reason) {}
