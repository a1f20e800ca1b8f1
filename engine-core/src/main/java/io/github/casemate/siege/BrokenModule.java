package io.github.casemate.siege;

/**
 * A rule module that is on the path but cannot be used, such as one whose class cannot be loaded or whose id is not an
 * id. Games that do not ask for it are played as if it were not there.
 *
 * @param name its id if it has given one, otherwise the name of its class, or empty if not even that is known
 * @param reason why it cannot be used, for people
 */
public record BrokenModule(String name, String reason) {}
